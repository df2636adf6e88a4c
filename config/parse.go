package config

import (
	"path/filepath"
	"slices"
	"strconv"

	"diplo/board"
	"diplo/fault"
	"diplo/i18n"
	"diplo/lint"
	"diplo/notation"
	"diplo/rulebook"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Parse reads the text of the file at path. Paths in it are relative to its
// folder; they become relative to the current one.
func Parse(path string, text []byte) (*File, error) {
	p := parser{file: &File{Path: path}, seen: map[string]bool{}}
	p.toml.Reset(text)
	for p.toml.NextExpression() {
		if err := p.expression(p.toml.Expression()); err != nil {
			return nil, err
		}
	}
	if err := p.toml.Error(); err != nil {
		return nil, p.syntax(err)
	}
	return p.file, nil
}

// parser reads the syntax tree of the file, and not decoded values, because
// only the tree knows where a value stands.
type parser struct {
	toml unstable.Parser
	file *File
	seen map[string]bool
}

// settings are what a file can hold.
var settings = [...]struct {
	key string
	set func(p *parser, key string, v *unstable.Node) error
}{
	{"lang", func(p *parser, key string, v *unstable.Node) error {
		return p.text(&p.file.Lang, key, v, func(s string) bool { return i18n.Default().LanguageByCode(s) != nil })
	}},
	{"rules", func(p *parser, key string, v *unstable.Node) error {
		return p.text(&p.file.Rules, key, v, func(s string) bool { _, ok := rulebook.Named(s); return ok })
	}},
	{"map", func(p *parser, key string, v *unstable.Node) error {
		err := p.text(&p.file.Map, key, v, func(s string) bool { return s != "" })
		if !slices.Contains(board.Names(), p.file.Map) {
			p.file.Map = p.path(p.file.Map)
		}
		return err
	}},
	{"complete", func(p *parser, key string, v *unstable.Node) error {
		if v.Kind != unstable.Bool {
			return p.kind(key, v)
		}
		p.file.Complete = string(v.Data) == "true"
		return nil
	}},
	{"units", func(p *parser, key string, v *unstable.Node) error {
		err := p.text(&p.file.Units, key, v, func(s string) bool { return s != "" })
		p.file.Units = p.path(p.file.Units)
		return err
	}},
	{"select", func(p *parser, key string, v *unstable.Node) error { return p.rules(&p.file.Select, key, v) }},
	{"ignore", func(p *parser, key string, v *unstable.Node) error { return p.rules(&p.file.Ignore, key, v) }},
	{"fail-on", func(p *parser, key string, v *unstable.Node) error {
		return p.text(&p.file.FailOn, key, v, func(s string) bool { _, ok := lint.SeverityNamed(s); return ok })
	}},
	{"to", func(p *parser, key string, v *unstable.Node) error {
		return p.text(&p.file.To, key, v, func(s string) bool { _, ok := notation.Named(s); return ok })
	}},
	{"style", func(p *parser, key string, v *unstable.Node) error {
		return p.text(&p.file.Style, key, v, func(s string) bool { return slices.Contains(notation.AllStyles(), s) })
	}},
}

func (p *parser) expression(e *unstable.Node) error {
	if e.Kind == unstable.Comment {
		return nil
	}
	keys := e.Key()
	keys.Next()
	key := keys.Node()
	name := string(key.Data)
	if e.Kind != unstable.KeyValue || keys.Next() { // a table, or a key inside one
		return p.at(key, "error.config-unknown-key", name)
	}
	for i := range settings {
		if s := &settings[i]; s.key == name {
			if p.seen[name] {
				return p.at(key, "error.config-twice", name)
			}
			p.seen[name] = true
			return s.set(p, name, e.Value())
		}
	}
	if near, ok := i18n.Nearest(name, names()); ok {
		return p.at(key, "error.config-unknown-key-near", name, near)
	}
	return p.at(key, "error.config-unknown-key", name)
}

// names returns the names of all settings.
func names() []string {
	all := make([]string, len(settings))
	for i, s := range settings {
		all[i] = s.key
	}
	return all
}

// text sets a text that is valid.
func (p *parser) text(target *string, key string, v *unstable.Node, valid func(string) bool) error {
	if v.Kind != unstable.String {
		return p.kind(key, v)
	}
	*target = string(v.Data)
	if !valid(*target) {
		return p.at(v, "error.config-value", *target, key)
	}
	return nil
}

// rules sets a list of codes, names or families of rules.
func (p *parser) rules(target *[]string, key string, v *unstable.Node) error {
	if v.Kind != unstable.Array {
		return p.kind(key, v)
	}
	*target = []string{}
	for items := v.Children(); items.Next(); {
		item := items.Node()
		if item.Kind == unstable.Comment {
			continue
		}
		if item.Kind != unstable.String {
			return p.kind(key, item)
		}
		if !lint.Known(string(item.Data)) {
			return p.at(item, "error.config-value", string(item.Data), key)
		}
		*target = append(*target, string(item.Data))
	}
	return nil
}

// path returns a path of the file from the current folder.
func (p *parser) path(name string) string {
	if name == "" || filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(filepath.Dir(p.file.Path), name)
}

func (p *parser) kind(key string, v *unstable.Node) error { return p.at(v, "error.config-type", key) }

// at returns the error that stands at a node.
func (p *parser) at(n *unstable.Node, key string, args ...any) error {
	where := n.Raw
	if n.Raw.Length == 0 && len(n.Data) > 0 {
		where = p.toml.Range(n.Data)
	}
	return p.fault(where, key, args...)
}

func (p *parser) fault(where unstable.Range, key string, args ...any) error {
	start := p.toml.Shape(where).Start
	return fault.New("error.config", p.file.Path, strconv.Itoa(start.Line), strconv.Itoa(start.Column),
		i18n.Message{Key: key, Args: args})
}

// syntax is the error for a text that is no TOML. What the library says of it
// is English, so that only the place is taken from it.
func (p *parser) syntax(err error) error {
	var where unstable.Range
	if bad, ok := err.(*unstable.ParserError); ok && len(bad.Highlight) > 0 {
		where = p.toml.Range(bad.Highlight)
	}
	return p.fault(where, "error.config-toml")
}
