package lint

var supportRules = []*Rule{}
