package lsp

import (
	"encoding/json"

	"diplo/lint"

	"go.lsp.dev/protocol"
)

// section is what diplo's settings are called in the client's.
const section = "diplo"

// settings are what the user has set in the editor. They overrule .diplo.toml,
// as flags do on the command line; what is not set leaves it alone.
type settings struct {
	Lang     string   `json:"lang"`
	Rules    string   `json:"rules"`
	Map      string   `json:"map"`
	Complete *bool    `json:"complete"`
	Units    string   `json:"units"`
	Select   []string `json:"select"`
	Ignore   []string `json:"ignore"`
	Hints    struct {
		Names    string `json:"names"`    // "full", "other" or "off"
		Verdicts *bool  `json:"verdicts"` // of orders that do not stand
	} `json:"inlayHints"`
	Lenses *bool `json:"codeLens"`
	// Encoding is for clients that count bytes and do not say so, as ALE does:
	// "utf-8". It counts when the session begins.
	Encoding string `json:"positionEncoding"`
}

// readSettings reads settings, which may stand by themselves or in their
// section. It reports false where there is nothing to read.
func readSettings(raw protocol.LSPAny) (settings, bool) {
	var s settings
	var whole map[string]json.RawMessage
	if json.Unmarshal(raw, &whole) != nil || whole == nil {
		return s, false
	}
	if inner, ok := whole[section]; ok {
		raw = protocol.LSPAny(inner)
		if string(raw) == "null" {
			return s, false
		}
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		return settings{}, false
	}
	s.Select, s.Ignore = known(s.Select), known(s.Ignore)
	return s, true
}

// known returns those of the selectors that name a rule.
func known(selectors []string) []string {
	var good []string
	for _, s := range selectors {
		if lint.Known(s) {
			good = append(good, s)
		}
	}
	return good
}
