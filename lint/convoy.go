package lint

var convoyRules = []*Rule{}
