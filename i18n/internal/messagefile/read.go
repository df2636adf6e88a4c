package messagefile

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
	"golang.org/x/text/language"
	"golang.org/x/text/message/catalog"
)

// Read reads the messages of one language, whose BCP 47 tag and folder is code:
// messages.toml and every .toml file below messages in that folder, in each of
// the file systems, all merged and sorted by key. Errors name file and line. No
// such file at all is an error that wraps fs.ErrNotExist.
func Read(code string, systems ...fs.FS) ([]Message, error) {
	var r reader
	for _, fsys := range systems {
		if err := r.readFolder(fsys, code); err != nil {
			return nil, err
		}
	}
	if r.file == "" {
		return nil, fmt.Errorf("%s: %w: no messages.toml and no messages/*.toml", code, fs.ErrNotExist)
	}
	tag, err := language.Parse(code)
	if err != nil {
		return nil, fmt.Errorf("%s: folder is not named for a language: %w", code, err)
	}
	b := builder{compiled: catalog.NewBuilder(), tag: tag}
	if err := b.table("", &r.root); err != nil {
		return nil, err
	}
	// The walk takes "a.b" before "a-b", the order of bytes does not.
	slices.SortFunc(b.messages, func(x, y Message) int { return strings.Compare(x.Key, y.Key) })
	return b.messages, nil
}

func (r *reader) readFolder(fsys fs.FS, dir string) error {
	for _, root := range []string{path.Join(dir, "messages.toml"), path.Join(dir, "messages")} {
		err := fs.WalkDir(fsys, root, func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || path.Ext(name) != ".toml" {
				return err
			}
			data, err := fs.ReadFile(fsys, name)
			if err != nil {
				return err
			}
			return r.read(name, data)
		})
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// builder turns a tree of keys into messages.
type builder struct {
	messages []Message
	compiled *catalog.Builder
	tag      language.Tag
}

func (b *builder) table(key string, n *node) error {
	for _, name := range slices.Sorted(maps.Keys(n.children)) {
		child := n.children[name]
		if !isName(name) {
			return child.place.errorf("key part %q is not letters, digits and hyphens", name)
		}
		full := strings.TrimPrefix(key+"."+name, ".")
		if child.kind == unstable.Invalid && child.children["arg"] == nil && child.children["text"] == nil {
			if err := b.table(full, child); err != nil {
				return err
			}
			continue
		}
		m, err := message(full, child)
		if err != nil {
			return err
		}
		if err := m.Add(b.compiled, b.tag); err != nil {
			return child.place.errorf("%s: %v", full, err)
		}
		b.messages = append(b.messages, m)
	}
	return nil
}

func isName(part string) bool {
	return part != "" && strings.Trim(part, "-") == part && !strings.ContainsFunc(part, func(r rune) bool {
		return r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
}

func message(key string, n *node) (Message, error) {
	m := Message{Key: key}
	if n.children["arg"] != nil {
		choice, err := choice(n)
		m.Choice = choice
		return m, err
	}
	text := n
	if n.kind == unstable.Invalid {
		text = n.children["text"]
	}
	if err := checkText(text); err != nil {
		return m, err
	}
	var names []string
	for _, name := range slices.Sorted(maps.Keys(n.children)) {
		if name == "text" {
			continue
		}
		choice, err := choice(n.children[name])
		if err != nil {
			return m, err
		}
		names = append(names, name)
		m.Vars = append(m.Vars, Var{name, choice})
	}
	if used := vars(text.value); !slices.Equal(used, names) {
		return m, text.place.errorf("text of %q names variables %q, its table has %q", key, used, names)
	}
	m.Text, m.Plain = plain(text.value)
	return m, nil
}

func checkText(n *node) error {
	if n.kind != unstable.String {
		return n.place.errorf("not a text")
	}
	if strings.TrimSpace(n.value) == "" {
		return n.place.errorf("empty text")
	}
	if _, err := verbs(n.value); err != nil {
		return n.place.errorf("%v", err)
	}
	return nil
}

func choice(n *node) (Choice, error) {
	var c Choice
	arg := n.children["arg"]
	if arg == nil || arg.kind != unstable.Integer {
		return c, n.place.errorf("a choice needs arg, the place of a number among the arguments")
	}
	place, err := strconv.Atoi(arg.value)
	if err != nil || place < 1 || place > 9 {
		return c, arg.place.errorf("arg must be from 1 to 9")
	}
	if n.children["other"] == nil {
		return c, n.place.errorf(`a choice needs the form "other"`)
	}
	c.Arg = place
	for selector, arm := range n.children {
		if selector == "arg" {
			continue
		}
		if err := checkText(arm); err != nil {
			return c, err
		}
		if len(vars(arm.value)) > 0 {
			return c, arm.place.errorf("a form cannot name variables")
		}
		c.Arms = append(c.Arms, Arm{selector, arm.value})
	}
	slices.SortFunc(c.Arms, compareArms)
	return c, nil
}

// compareArms puts the arms in the order in which they are tried: the narrow
// ones first.
func compareArms(x, y Arm) int {
	rank := func(a Arm) int {
		switch {
		case strings.HasPrefix(a.Selector, "="):
			return 0
		case strings.HasPrefix(a.Selector, "<"):
			return 1
		case a.Selector == "other":
			return 3
		}
		return 2
	}
	number := func(a Arm) int {
		n, _ := strconv.Atoi(strings.TrimLeft(a.Selector, "=<")) // compiling refuses what is no number
		return n
	}
	return cmp.Or(cmp.Compare(rank(x), rank(y)), cmp.Compare(number(x), number(y)), strings.Compare(x.Selector, y.Selector))
}
