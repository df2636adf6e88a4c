package gather_test

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// files is an archive of sheets, opened without a file system.
type files map[string]string

func archive(text string) files {
	f := files{}
	for _, file := range txtar.Parse([]byte(text)).Files {
		f[file.Name] = string(file.Data)
	}
	return f
}

func (f files) open(i gather.Input) (io.ReadCloser, error) {
	text, ok := f[i.Name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return io.NopCloser(strings.NewReader(text)), nil
}

func inputs(names ...string) []gather.Input {
	all := make([]gather.Input, len(names))
	for i, name := range names {
		all[i].Name = name
	}
	return all
}

// turns returns the batches, each as the lines of its parts that hold orders:
// "a.dip 2 3 + b.dip 1".
func turns(t rapid.TB, r gather.Reader, in []gather.Input) []string {
	r.Parser = grammar.Default()
	var all []string
	for batch, err := range r.Batches(in) {
		if err != nil {
			all = append(all, "error: "+err.Error())
			continue
		}
		var parts []string
		for _, p := range batch.Parts {
			part := p.Input.Name
			for _, row := range p.Rows {
				if row.Kind == grammar.Orders {
					part += fmt.Sprintf(" %d", row.Number)
				}
			}
			parts = append(parts, part)
		}
		all = append(all, strings.Join(parts, " + "))
	}
	return all
}

const game = "PHASE Spring 1901 Movement\nPOSITIONS\nFrance:\narmy par\nORDERS\nFrance:\narmy par move bur\n"

func TestBatches(t *testing.T) {
	for _, c := range []struct {
		name, archive string
		together      bool
		files         []string
		want          []string
	}{
		{
			name:    "one file, one turn",
			archive: "-- a.dip --\nSpring 1901\nA Par - Bur\nA Mar - Spa\n",
			files:   []string{"a.dip"},
			want:    []string{"a.dip 2 3"},
		},
		{
			name:    "one file, several turns in order",
			archive: "-- a.dip --\nA Bre - Pic\nFall 1901\nA Par - Bur\nSpring 1901\nA Mar - Spa\n",
			files:   []string{"a.dip"},
			want:    []string{"a.dip 1 3", "a.dip 5"},
		},
		{
			name:    "two files, one turn, two languages",
			archive: "-- a.dip --\nSpring 1901\nA Par - Bur\n-- b.dip --\nPrintemps 1901\nA Mun - Ruh\n",
			files:   []string{"a.dip", "b.dip"},
			want:    []string{"a.dip 2 + b.dip 2"},
		},
		{
			name:    "a season says its phase",
			archive: "-- a.dip --\nWinter 1901\nBuild A Par\n-- b.dip --\nWinter 1901 Adjustments\nBuild A Mun\n",
			files:   []string{"a.dip", "b.dip"},
			want:    []string{"a.dip 2 + b.dip 2"},
		},
		{
			name: "turns in the order of time",
			archive: "-- a.dip --\nFall 1901\nA Par - Bur\nSpring 1902\nA Bur - Mun\n" +
				"-- b.dip --\nSpring 1902\nA Mun H\nFall 1901\nA Kie - Mun\n",
			files: []string{"a.dip", "b.dip"},
			want:  []string{"a.dip 2 + b.dip 4", "a.dip 4 + b.dip 2"},
		},
		{
			name:    "no turn at all",
			archive: "-- a.dip --\nA Par - Bur\n-- b.dip --\nA Mun - Ruh\n",
			files:   []string{"a.dip", "b.dip"},
			want:    []string{"a.dip 1 + b.dip 1"},
		},
		{
			name:    "no turn joins the only one",
			archive: "-- a.dip --\nA Par - Bur\n-- b.dip --\nSpring 1901\nA Mun - Ruh\n",
			files:   []string{"a.dip", "b.dip"},
			want:    []string{"a.dip 1 + b.dip 2"},
		},
		{
			name:    "no turn joins none of several",
			archive: "-- a.dip --\nA Par - Bur\n-- b.dip --\nSpring 1901\nA Mun - Ruh\n-- c.dip --\nFall 1901\nA Rom - Ven\n",
			files:   []string{"a.dip", "b.dip", "c.dip"},
			want:    []string{"b.dip 2", "c.dip 2", "a.dip 1"},
		},
		{
			name:    "folders are games",
			archive: "-- x/a.dip --\nSpring 1901\nA Par - Bur\n-- y/a.dip --\nSpring 1901\nA Mun - Ruh\n",
			files:   []string{"x/a.dip", "y/a.dip"},
			want:    []string{"x/a.dip 2", "y/a.dip 2"},
		},
		{
			name:     "together",
			archive:  "-- x/a.dip --\nSpring 1901\nA Par - Bur\n-- y/a.dip --\nFall 1901\nA Mun - Ruh\nSpring 1902\nA Ruh H\n",
			together: true,
			files:    []string{"x/a.dip", "y/a.dip"},
			want:     []string{"x/a.dip 2 + y/a.dip 2 4"},
		},
		{
			name:    "an empty sheet is a turn of nothing",
			archive: "-- a.dip --\n",
			files:   []string{"a.dip"},
			want:    []string{"a.dip"},
		},
		{
			name:    "saved games stand alone",
			archive: "-- a.dip --\n" + game + "-- b.dip --\n" + game,
			files:   []string{"a.dip", "b.dip"},
			want:    []string{"a.dip 4 7", "b.dip 4 7"},
		},
		{
			name:    "a bad file does not stop the others",
			archive: "-- a.dip --\nSpring 1901\nA Par - Bur\n-- b.dip --\n\x00\x00\n-- d.dip --\nSpring 1901\nA Mun - Ruh\n",
			files:   []string{"a.dip", "b.dip", "c.dip", "d.dip"},
			want: []string{
				"error: `b.dip` is binary, not text; if it is a text, save it as UTF-8", "error: `c.dip`: there is no such file", "a.dip 2 + d.dip 2",
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := gather.Reader{Open: archive(c.archive).open, Together: c.together}
			assert.Equal(t, c.want, turns(t, r, inputs(c.files...)))
		})
	}
}

// A folder of sheets for one turn is told from a history: no power has two
// sheets in it, and each sheet is for one turn.
func TestStraySheets(t *testing.T) {
	const (
		england = "-- e.dip --\nFall 1902\nEngland: A Lon H\n"
		france  = "-- f.dip --\nAutomne 1902\nFrance : A Par H\n"
		germany = "-- g.dip --\nSpring 1902\nGermany: A Mun H\n"
	)
	for _, c := range []struct {
		name, archive string
		want          []string // the turns that look like strays
	}{
		{"last season's", england + france + germany, []string{"g.dip"}},
		{"of two turns", england + france + "-- g.dip --\nFall 1903\nGermany: A Mun H\n-- i.dip --\nIdem\nFall 1901\nItaly: A Ven H\n-- t.dip --\nFall 1902\nTurkey: A Con H\n", []string{"i.dip", "g.dip"}},
		{"the position is not a sheet", england + france + germany + "-- units.dip --\nSpring 1902\nUnits:\nEngland: A Lon\nGermany: A Mun\n", []string{"g.dip + units.dip"}},
		{"as many as of the other turn, which may be the wrong one", england + germany, []string{"g.dip even"}},
		{"two of each", england + france + germany + "-- h.dip --\nSpring 1902\nItaly: A Ven H\n", []string{"g.dip + h.dip even"}},
		{"three turns", england + germany + "-- h.dip --\nSpring 1903\nItaly: A Ven H\n", nil},
		{"as many, of one power", england + "-- g.dip --\nSpring 1902\nEngland: A Lon H\n", nil},
		{"a power has sheets of both turns", england + france + germany + "-- h.dip --\nFall 1902\nGermany: A Mun - Ruh\n", nil},
		{"one file for each turn", "-- 1.dip --\nSpring 1901\nFrance: A Par H\nGermany: A Mun H\n-- 2.dip --\nFall 1901\nFrance: A Par H\n-- 3.dip --\nFall 1901\nGermany: A Mun H\n", nil},
		{"an archive among them", england + france + "-- g.dip --\nSpring 1902\nGermany: A Mun H\nFall 1902\nGermany: A Mun H\n", nil},
		{"orders of nobody", england + france + "-- g.dip --\nSpring 1902\nA Mun H\n", nil},
		{"a sheet without a turn", england + france + "-- g.dip --\nGermany: A Mun H\n", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := archive(c.archive)
			r := gather.Reader{Open: f.open, Parser: grammar.Default()}
			var got []string
			for batch, err := range r.Batches(inputs(slices.Sorted(maps.Keys(f))...)) {
				require.NoError(t, err)
				if batch.StrayFrom == (grammar.TurnName{}) {
					continue
				}
				assert.Equal(t, grammar.TurnName{Season: i18n.Fall, Year: 1902, Phase: i18n.Movement}, batch.StrayFrom)
				var names []string
				for _, p := range batch.Parts {
					names = append(names, p.Input.Name)
				}
				text := strings.Join(names, " + ")
				if batch.StrayEven {
					text += " even"
				}
				got = append(got, text)
			}
			assert.Equal(t, c.want, got)
		})
	}
}

// Whatever the files hold, every order is in one batch, and files too long to
// be read whole come out as short ones do.
func TestEveryOrderIsInOneTurn(t *testing.T) {
	line := rapid.SampledFrom([]string{"Spring 1901", "Automne 1901", "Winter 1901", "A Par - Bur", "F Bre H", "France:", ""})
	sheet := rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(line, 0, 12).Draw(t, "lines"), "\n")
	})
	rapid.Check(t, func(t *rapid.T) {
		short, long := files{}, files{}
		var names, all []string
		for i, text := range rapid.SliceOfN(sheet, 1, 4).Draw(t, "sheets") {
			name := fmt.Sprintf("%d.dip", i)
			names = append(names, name)
			short[name] = text
			long[name] = text + strings.Repeat("\n#"+strings.Repeat("x", 1000), 1100)
			for n, l := range strings.Split(text, "\n") {
				if strings.Contains(l, " - ") || strings.Contains(l, " H") {
					all = append(all, fmt.Sprintf("%s:%d", name, n+1))
				}
			}
		}
		got := turns(t, gather.Reader{Open: short.open}, inputs(names...))
		var orders []string
		for _, turn := range got {
			for _, part := range strings.Split(turn, " + ") {
				words := strings.Fields(part)
				for _, n := range words[1:] {
					orders = append(orders, words[0]+":"+n)
				}
			}
		}
		assert.ElementsMatch(t, all, orders)
		if rapid.IntRange(0, 49).Draw(t, "try long") == 0 {
			assert.Equal(t, got, turns(t, gather.Reader{Open: long.open}, inputs(names...)))
		}
	})
}

func TestEncodingOfAPart(t *testing.T) {
	pad := strings.Repeat("# a comment that makes the file long\n", 40_000)
	for _, c := range []struct{ text, want string }{
		{"A Par – Bur\n", "utf-8"},
		{"A Par \x96 Bur\n", "windows-1252"},
		{pad + "A Par – Bur\n", "utf-8"},
		{pad + "A Par \x96 Bur\n", "windows-1252"},
		{"\xff\xfeA\x00 \x00P\x00a\x00r\x00", "utf-16le"},
	} {
		r := gather.Reader{Parser: grammar.Default(), Open: files{"a.dip": c.text}.open}
		for batch, err := range r.Batches(inputs("a.dip")) {
			require.NoError(t, err)
			assert.Equal(t, c.want, batch.Parts[0].Encoding)
		}
	}
}

// A stream that fails half-way is told as an error behind what was read.
func TestReadError(t *testing.T) {
	open := func(gather.Input) (io.ReadCloser, error) {
		text := strings.NewReader("Spring 1901\nA Par - Bur\n" + strings.Repeat("# x\n", 500_000))
		return io.NopCloser(io.MultiReader(text, badReader{})), nil
	}
	got := turns(t, gather.Reader{Open: open}, inputs("a.dip"))
	assert.Equal(t, []string{"error: cannot read `a.dip`: the disk is on fire"}, got)
}

type badReader struct{}

func (badReader) Read([]byte) (int, error) { return 0, fmt.Errorf("the disk is on fire") }

func TestFind(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for _, name := range []string{
		"b.dip", "a.ORDERS", "notes.txt", "game/1901/x.dip", "game/1902/y.orders", ".hidden/z.dip", "none/readme.txt",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, nil, 0o644))
	}
	for link, to := range map[string]string{"game/1901/up": "../..", "link": "game"} {
		if err := os.Symlink(to, link); err != nil {
			t.Skip("no links here:", err)
		}
	}
	all := []string{"a.ORDERS", "b.dip", "game/1901/x.dip", "game/1902/y.orders"}
	for _, c := range []struct {
		args, want, errors []string
	}{
		{nil, all, nil},
		{[]string{"."}, all, nil},
		{[]string{"game", "./b.dip", "b.dip"}, []string{"b.dip", "game/1901/x.dip", "game/1902/y.orders"}, nil},
		{[]string{"notes.txt", "-"}, []string{"-", "notes.txt"}, nil},
		{[]string{"**/*.dip"}, []string{".hidden/z.dip", "b.dip", "game/1901/x.dip"}, nil},
		{[]string{"g*"}, []string{"game/1901/x.dip", "game/1902/y.orders"}, nil},
		{[]string{".hidden"}, []string{".hidden/z.dip"}, nil},
		{[]string{"link"}, []string{"link/1901/x.dip", "link/1902/y.orders"}, nil},
		{[]string{"game/1901/*"}, []string{"game/1901/x.dip"}, nil},
		{[]string{"none"}, nil, []string{"`none`: no order sheets in this folder (files ending in `.dip` or `.orders`)"}},
		{[]string{"x.dip", "b.dip", "*.x"}, []string{"b.dip"}, []string{"`x.dip`: there is no such file", "`*.x` matches no file"}},
	} {
		got, errs := gather.Find(c.args)
		var names, texts []string
		for _, i := range got {
			names = append(names, filepath.ToSlash(i.Name))
		}
		for _, err := range errs {
			texts = append(texts, err.Error())
		}
		assert.Equal(t, c.want, names, "%q", c.args)
		assert.Equal(t, c.errors, texts, "%q", c.args)
	}
}

func ExampleReader_Batches() {
	texts := files{
		"england.dip": "Fall 1902\nEngland: A Lon - Tun\n",
		"france.dip":  "Automne 1902\nFrance : F MAO C A Lon - Tun\n",
	}
	r := gather.Reader{Parser: grammar.Default(), Open: texts.open}
	for batch, err := range r.Batches(inputs("england.dip", "france.dip")) {
		if err != nil {
			panic(err)
		}
		var out bytes.Buffer
		for _, p := range batch.Parts {
			fmt.Fprintf(&out, "%s has %d rows. ", p.Input.Name, len(p.Rows))
		}
		fmt.Println(out.String())
	}
	// Output: england.dip has 2 rows. france.dip has 2 rows.
}
