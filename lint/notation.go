package lint

var notationRules = []*Rule{}
