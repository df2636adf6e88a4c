package lint

var adjustmentRules = []*Rule{}
