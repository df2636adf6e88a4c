package i18n

// Part is one word of a glued form: it ends at byte End of the text that was
// matched and begins where the part before it ends.
type Part struct {
	Word Word
	Kind Kind // the part that Word plays in the glued form
	End  int
}

// Parts is a glued form taken apart; N of the parts are filled.
type Parts struct {
	Part [4]Part
	N    int
}

// Len returns how many bytes of the text the parts take.
func (p Parts) Len() int {
	if p.N == 0 {
		return 0
	}
	return p.Part[p.N-1].End
}

// MatchGlued takes apart words at the start of s that are written without a
// blank between them and end where a word may end: "STPcs" (name and coast),
// "FBLA" (unit and name), "FSpaSC", "SA" and "CA" (support or convoy and
// unit), "SALON", "ItF" (power and unit). Of several ways it takes the one with the fewest parts. N is
// 0 where s does not begin with such a form of at least two parts. MatchGlued
// does not look whether s begins with a plain word: ask Match first. It does
// not allocate.
func (x *Lexicon) MatchGlued(s string) Parts {
	g := gluer{x: x, s: s}
	g.search(Parts{}, 0)
	return g.best
}

type gluer struct {
	x    *Lexicon
	s    string
	best Parts
}

// ends are the places where words that begin at one place could end.
type ends struct {
	word [24]Word
	at   [24]int
	n    int
}

func (e *ends) add(w Word, at int) {
	if e.n < len(e.at) {
		e.word[e.n], e.at[e.n] = w, at
		e.n++
	}
}

// gluedOrder lists what a glued form consists of, in this order; each part may
// be missing.
var gluedOrder = [...]struct {
	kinds [2]Kind
	after Kind // the part in front that it needs; NoKind if none
}{
	{kinds: [2]Kind{PowerWord, PowerWord}},
	{kinds: [2]Kind{SupportWord, ConvoyWord}},
	{kinds: [2]Kind{ArmyWord, FleetWord}},
	{kinds: [2]Kind{Name, Name}},
	{kinds: [2]Kind{CoastWord, CoastWord}, after: Name},
}

// search extends the parts found so far by parts of gluedOrder[from:].
func (g *gluer) search(found Parts, from int) {
	start := found.Len()
	if start == len(g.s) || found.N == len(found.Part) || g.best.N != 0 && found.N+1 >= g.best.N {
		return
	}
	var e ends
	m := walker{x: g.x, s: g.s[start:], ends: &e}
	m.walk(rootState, 0)
	for i := e.n - 1; i >= 0; i-- {
		end := start + e.at[i]
		for o := from; o < len(gluedOrder); o++ {
			order := gluedOrder[o]
			if order.after != NoKind && (found.N == 0 || found.Part[found.N-1].Kind != order.after) {
				continue
			}
			kind := g.kind(e.word[i], order.kinds)
			isName := order.kinds[0] == Name
			if kind == NoKind || !isName && order.after == NoKind && kind != PowerWord && e.at[i] > 1 {
				continue // only letters are glued in front: "SA", never "supportA"
			}
			if found.N == 1 && (isName && g.isVerb(found.Part[0].Kind) || order.kinds[0] != ArmyWord && found.Part[0].Kind == PowerWord) {
				continue // "SPAR" is not a support of Paris, nor is "ItNap" Italian
			}
			if isName && len(g.x.Text(e.word[i])) < 3 {
				continue
			}
			parts := found
			parts.Part[parts.N] = Part{Word: e.word[i], Kind: kind, End: end}
			parts.N++
			if parts.N >= 2 && (g.best.N == 0 || parts.N < g.best.N) && !startsWord(g.s[end:]) {
				g.best = parts
			}
			if startsWord(g.s[end:]) {
				g.search(parts, o+1)
			}
		}
	}
}

func (g *gluer) isVerb(k Kind) bool { return k == SupportWord || k == ConvoyWord }

// kind returns which of kinds a sense of w has. A power is glued to its unit in
// its loose spelling only, which means nothing elsewhere.
func (g *gluer) kind(w Word, kinds [2]Kind) Kind {
	for _, s := range g.x.Senses(w) {
		if (s.Kind == kinds[0] || s.Kind == kinds[1]) && (s.Kind != PowerWord || s.Loose) {
			return s.Kind
		}
	}
	return NoKind
}
