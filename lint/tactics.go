package lint

var tacticsRules = []*Rule{}
