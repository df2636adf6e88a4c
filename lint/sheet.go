package lint

var sheetRules = []*Rule{}
