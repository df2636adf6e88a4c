package i18n

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"diplo/board"
)

// signs is the folder of what belongs to no language: the BCP 47 code for
// content that is not linguistic.
const signs = "zxx"

// Load reads the folders of languages in the given file systems, a folder a
// language; where several have a folder of the same name, they add to each
// other. An error in a folder names the file and the line.
//
// A folder holds what LoadWords reads and its messages, messages.toml and
// messages/**/*.toml, see Sprintf.
func Load(folders ...fs.FS) (*Lexicon, error) {
	x, err := LoadWords(folders...)
	if err != nil {
		return nil, err
	}
	if err := x.loadMessages(folders); err != nil {
		return nil, fmt.Errorf("i18n: %w", err)
	}
	return x, nil
}

// LoadWords is Load without the messages: its languages have none but those
// built in. A folder's words are tables of columns separated by tabs; each may
// be missing:
//
//	names.tsv    id, style, conventions, spellings     provinces
//	powers.tsv   id, name, short, initial, adjectives, other spellings
//	words.tsv    kind, spellings                       all other words
//	phrases.tsv  key, text                             how the language writes
func LoadWords(folders ...fs.FS) (*Lexicon, error) {
	type source struct {
		fsys fs.FS
		code string
	}
	var sources []source
	codes := map[string]Lang{}
	for _, fsys := range folders {
		entries, err := fs.ReadDir(fsys, ".")
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if e.IsDir() {
				sources = append(sources, source{fsys, e.Name()})
				codes[e.Name()] = 0
			}
		}
	}
	delete(codes, signs)
	b := newBuilder()
	for i, code := range slices.Sorted(maps.Keys(codes)) {
		codes[code] = Lang(i + 1)
		b.langs = append(b.langs, &rawLanguage{code: code, phrases: map[string]string{}})
	}
	slices.SortStableFunc(sources, func(a, b source) int { return int(codes[a.code]) - int(codes[b.code]) })
	for _, s := range sources {
		f := folder{b: b, fsys: s.fsys, lang: codes[s.code], dir: s.code}
		if f.lang > 0 {
			f.raw = b.langs[f.lang-1]
		}
		if err := f.read(); err != nil {
			return nil, fmt.Errorf("i18n: %w", err)
		}
	}
	x, err := b.lexicon()
	if err != nil {
		return nil, fmt.Errorf("i18n: %w", err)
	}
	return x, nil
}

// folder reads one folder of one language into the builder.
type folder struct {
	b    *builder
	fsys fs.FS
	dir  string
	lang Lang
	raw  *rawLanguage // nil for signs
}

func (f *folder) read() error {
	for _, t := range []struct {
		file        string
		least, most int
		row         func(row) error
	}{
		{"names.tsv", 4, 4, f.name},
		{"powers.tsv", 5, 6, f.power},
		{"words.tsv", 2, 2, f.word},
		{"phrases.tsv", 1, 2, f.phrase},
	} {
		rows, err := readTable(f.fsys, path.Join(f.dir, t.file), t.least, t.most)
		if err != nil {
			return err
		}
		if len(rows) > 0 && f.raw == nil && t.file != "words.tsv" {
			return rows[0].errorf("the folder %s holds no language, so it can only have words", signs)
		}
		for _, r := range rows {
			if err := t.row(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// add enters spellings with the given meaning.
func (f *folder) add(r row, all []spelling, s Sense) error {
	s.Lang = f.lang
	for _, sp := range all {
		s.Loose = sp.loose
		if err := f.b.add(sp.text, s); err != nil {
			return r.errorf("%w", err)
		}
	}
	return nil
}

func (f *folder) name(r row) error {
	id, coast, err := placeAndCoast(r.cols[0])
	if err != nil {
		return r.errorf("%w", err)
	}
	f.b.places[id] = 0
	if r.cols[1] == "coast" {
		written, ok := valueOf(coastNames[:], r.cols[3])
		if !ok || coast == board.NoCoast {
			return r.errorf("%q is no coast alias: want ID/COAST, coast, conventions and nc, ec, sc or wc", r.cols[3])
		}
		f.b.aliases = append(f.b.aliases, rawAlias{id, board.Coast(written), coast})
		return nil
	}
	style, ok := valueOf(styleNames[:], r.cols[1])
	if !ok {
		return r.errorf("%q is no style of names: want full, trigram, sea, other or coast", r.cols[1])
	}
	convention, err := f.b.convention(r.cols[2])
	if err != nil {
		return r.errorf("%w", err)
	}
	all := r.spellings(3)
	if coast == board.NoCoast && !all[0].loose {
		f.raw.names = append(f.raw.names, rawName{id, Style(style), all[0].text})
	}
	if Style(style) == FullName {
		for _, sp := range all {
			f.raw.full = append(f.raw.full, rawName{id, FullName, sp.text})
		}
	}
	s := Sense{Kind: Name, Coast: coast, Style: Style(style), Convention: convention}
	s.Lang = f.lang
	for _, sp := range all {
		s.Loose = sp.loose
		if err := f.b.addOf(sp.text, s, id, ""); err != nil {
			return r.errorf("%w", err)
		}
	}
	return nil
}

func (f *folder) power(r row) error {
	id := r.cols[0]
	n := PowerNames{Name: r.cols[1], Short: r.cols[2], Initial: r.cols[3]}
	if utf8.RuneCountInString(n.Initial) != 1 {
		return r.errorf("%q is no initial: want one letter", n.Initial)
	}
	adjectives := r.spellings(4)
	if len(adjectives) > len(n.Adjective) {
		return r.errorf("%d adjectives, want at most %d", len(adjectives), len(n.Adjective))
	}
	for i := range n.Adjective {
		n.Adjective[i] = adjectives[min(i, len(adjectives)-1)].text
	}
	f.b.powers[id] = 0
	f.raw.powers = append(f.raw.powers, rawPower{id, n})
	all := append([]spelling{{n.Name, false}, {n.Short, false}}, adjectives...)
	if len(r.cols) > 5 {
		all = append(all, r.spellings(5)...)
	}
	for _, sp := range all {
		if err := f.b.addOf(sp.text, Sense{Kind: PowerWord, Lang: f.lang, Loose: sp.loose}, "", id); err != nil {
			return r.errorf("%w", err)
		}
	}
	return nil
}

// word reads a row such as "hold<TAB>H | holds" or "season spring<TAB>spring".
func (f *folder) word(r row) error {
	kind, value, _ := strings.Cut(r.cols[0], " ")
	k, ok := valueOf(kindNames[:], kind)
	if !ok || Kind(k) == Name || Kind(k) == PowerWord {
		return r.errorf("%q is no kind of word", kind)
	}
	s := Sense{Kind: Kind(k)}
	var v uint8
	switch s.Kind {
	case CoastWord:
		v, ok = valueOf(coastNames[:], value)
		s.Coast, ok = board.Coast(v), ok || value == "any"
	case SeasonWord:
		v, ok = valueOf(seasonNames[:], value)
		s.Season = Season(v)
	case PhaseWord:
		v, ok = valueOf(phaseNames[:], value)
		s.Phase = Phase(v)
	case NumberWord:
		n, err := strconv.ParseUint(value, 10, 8)
		s.Number, ok = uint8(n), err == nil && n > 0
	default:
		ok = value == ""
	}
	if !ok {
		return r.errorf("%q is no %s", value, kind)
	}
	return f.add(r, r.spellings(1), s)
}

func (f *folder) phrase(r row) error {
	text := ""
	if len(r.cols) > 1 {
		text = r.cols[1]
	}
	if q, err := strconv.Unquote(text); err == nil {
		text = q // where blanks at the ends matter
	}
	switch key := r.cols[0]; key {
	case "language.endonym":
		f.raw.endonym = text
	case "language.prefixes":
		f.raw.prefixes = text == "yes"
	case "language.skip":
		f.raw.skip = text
	case "language.generic":
		f.raw.generic = Fold(text)
	default:
		f.raw.phrases[key] = text
	}
	return nil
}

// placeAndCoast takes apart an id such as "STP" or "STP/NC".
func placeAndCoast(id string) (string, board.Coast, error) {
	place, coast, has := strings.Cut(id, "/")
	if place == "" {
		return "", 0, fmt.Errorf("%q is no place", id)
	}
	if !has {
		return place, board.NoCoast, nil
	}
	c, ok := valueOf(coastNames[:], strings.ToLower(coast))
	if !ok {
		return "", 0, fmt.Errorf("%q has no coast I know: want NC, EC, SC or WC", id)
	}
	return place, board.Coast(c), nil
}
