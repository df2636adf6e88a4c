package messagefile

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// node is a key of the files of a language: a table with children, or a value.
type node struct {
	place    place
	value    string
	kind     unstable.Kind // of the value; unstable.Invalid for a table
	children map[string]*node
}

// place is where a key stands.
type place struct {
	file string
	line int // 1-based
}

// errorf is an error that says where it is.
func (p place) errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", p.file, p.line, fmt.Sprintf(format, args...))
}

// reader adds files to one tree. It reads the syntax tree of go-toml, and not
// its decoded values, because only the former knows the lines.
type reader struct {
	root node
	file string
	toml unstable.Parser
	// tables holds the [headers] of the current file, which may not repeat.
	tables map[string]bool
}

func (r *reader) read(file string, data []byte) error {
	r.file, r.tables = file, map[string]bool{}
	r.toml.Reset(data)
	table, at := &r.root, []string(nil)
	for r.toml.NextExpression() {
		e := r.toml.Expression()
		var err error
		switch e.Kind {
		case unstable.Table:
			table, at, err = r.header(e)
		case unstable.KeyValue:
			err = r.keyValue(table, at, e)
		default:
			err = r.placeOf(e).errorf("arrays of tables have no meaning in a message file")
		}
		if err != nil {
			return err
		}
	}
	if err := r.toml.Error(); err != nil {
		line := 1
		var bad *unstable.ParserError
		if errors.As(err, &bad) {
			line = r.toml.Shape(r.toml.Range(bad.Highlight)).Start.Line
		}
		return place{file, line}.errorf("%s", strings.TrimPrefix(err.Error(), "toml: "))
	}
	return nil
}

func (r *reader) header(e *unstable.Node) (*node, []string, error) {
	n, path, err := r.walk(&r.root, nil, e.Key())
	if err != nil {
		return nil, nil, err
	}
	name := strings.Join(path, ".")
	if r.tables[name] {
		return nil, nil, r.placeOf(e).errorf("table %q stands here twice", name)
	}
	r.tables[name] = true
	return n, path, nil
}

// walk goes down from n along key, making the tables on its way.
func (r *reader) walk(n *node, path []string, key unstable.Iterator) (*node, []string, error) {
	path = path[:len(path):len(path)]
	for key.Next() {
		if n.kind != unstable.Invalid {
			return nil, nil, r.placeOf(key.Node()).errorf("%q is a text (%s:%d) and cannot be a table",
				strings.Join(path, "."), n.place.file, n.place.line)
		}
		name := string(key.Node().Data)
		path = append(path, name)
		child := n.children[name]
		if child == nil {
			child = &node{place: r.placeOf(key.Node())}
			if n.children == nil {
				n.children = map[string]*node{}
			}
			n.children[name] = child
		}
		n = child
	}
	return n, path, nil
}

func (r *reader) keyValue(table *node, path []string, e *unstable.Node) error {
	n, path, err := r.walk(table, path, e.Key())
	if err != nil {
		return err
	}
	key := e.Key()
	key.Next()
	here := r.placeOf(key.Node())
	if n.kind != unstable.Invalid || n.children != nil {
		return here.errorf("duplicate key %q (first at %s:%d)", strings.Join(path, "."), n.place.file, n.place.line)
	}
	switch v := e.Value(); v.Kind {
	case unstable.InlineTable:
		for items := v.Children(); items.Next(); {
			if err := r.keyValue(n, path, items.Node()); err != nil {
				return err
			}
		}
	case unstable.String, unstable.Integer:
		n.kind, n.value = v.Kind, strings.TrimSuffix(string(v.Data), "\n")
	default:
		return here.errorf("%q is neither a text nor a table", strings.Join(path, "."))
	}
	return nil
}

// placeOf returns where e, or the key that it begins with, stands.
func (r *reader) placeOf(e *unstable.Node) place {
	if e.Kind != unstable.Key {
		key := e.Key()
		key.Next()
		e = key.Node()
	}
	return place{r.file, r.toml.Shape(e.Raw).Start.Line}
}
