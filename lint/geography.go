package lint

var geographyRules = []*Rule{}
