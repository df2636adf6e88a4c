package lint

var retreatRules = []*Rule{}
