package lsp

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"diplo/board"
	"diplo/i18n"

	"go.lsp.dev/protocol"
)

// Completion offers what can stand at a position: what the grammar expects
// there, of that first what the map and the other orders make possible, in the
// notation and language of the sheet.
func (s *server) Completion(ctx context.Context, p *protocol.CompletionParams) (protocol.CompletionResult, error) {
	v := snapshotOf(ctx)
	_, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil || doc.binary || !doc.open {
		return nil, err
	}
	at := doc.offset(p.Position)
	end := doc.lineEnd(doc.lineOf(at))
	// What stands behind the cursor must not tell what the order is, and a
	// comment keeps it from going on in the next line.
	cut := s.reader.splice(doc, doc.version, at, end, " #")
	f := v.with(cut).folder(folderOf(cut.name))
	c := &completer{spot: f.spot(cut, at), client: v.client, replace: protocol.Range{End: doc.position(at)}}
	c.complete()
	return &protocol.CompletionList{Items: c.list()}, nil
}

// A completer collects what can stand at a spot.
type completer struct {
	*spot
	*hand
	client  *client
	replace protocol.Range
	typed   string // what is typed already of what is offered
	items   []protocol.CompletionItem
	seen    map[string]bool
}

func (c *completer) complete() {
	if c.hearing == nil {
		return
	}
	c.seen = map[string]bool{}
	offset := 0
	if c.row != nil {
		offset = c.row.Offset
	}
	c.hand = c.hearing.handOf(c.source, offset)
	what, from := c.slot()
	start := c.sheet.starts[c.sheet.partAt(c.offset)]
	if c.row != nil {
		start = c.base + from
	}
	start = min(start, c.offset)
	c.replace.Start = c.sheet.position(start)
	c.typed = c.sheet.text[start:c.offset]
	switch what {
	case lineSlot:
		c.offerOrders()
		c.offerHeaders()
	case unitSlot:
		c.offerUnits(c.syntax.Unit.Kind)
	case verbSlot:
		c.offerVerbs()
	case toSlot:
		c.offerDestinations()
	case targetSlot:
		c.offerTargets()
	case targetSlotTo:
		c.offerTargetMoves()
	}
}

// offer adds something that can stand here. Of what is offered twice the better
// rank counts, which comes first.
func (c *completer) offer(rank int, text, detail string, kind protocol.CompletionItemKind) {
	if c.seen[text] || text == "" {
		return
	}
	c.seen[text] = true
	c.items = append(c.items, protocol.CompletionItem{
		Label: text, Kind: kind, Detail: protocol.NewOptional(detail),
		SortText:   protocol.NewOptional(string(rune('a'+rank)) + text),
		FilterText: protocol.NewOptional(text),
		TextEdit:   &protocol.TextEdit{Range: c.replace, NewText: text},
	})
}

// offerPlace adds a province with the card that tells of it.
func (c *completer) offerPlace(rank int, at board.Place) {
	text := c.place(at)
	if c.seen[text] {
		return
	}
	name := c.atlas.SpellPlace(at, c.folder.lang)
	c.offer(rank, text, name, protocol.CompletionItemKindValue)
	item := &c.items[len(c.items)-1]
	words := text
	for _, l := range c.atlas.Lexicon.Languages() {
		words += " " + l.Name(c.atlas.Place(at.Province), board.NoCoast)
	}
	item.FilterText = protocol.NewOptional(words)
	item.Data, _ = json.Marshal(card{c.folder.lang.Code(), c.folder.name, c.atlas.Map.ID(at.Province)})
}

// card names the card of a province.
type card struct {
	Lang   string `json:"lang"`
	Folder string `json:"folder"` // where the sheet lies, which has its own map
	ID     string `json:"id"`     // of the province
}

// CompletionResolve adds the card of a province.
func (s *server) CompletionResolve(ctx context.Context, item *protocol.CompletionItem) (*protocol.CompletionItem, error) {
	var c card
	if len(item.Data) == 0 || json.Unmarshal(item.Data, &c) != nil {
		return item, nil
	}
	v := snapshotOf(ctx)
	a := atlasOf(v.law.bench(c.Folder))
	p, ok := a.Map.Province(c.ID)
	l := a.Lexicon.LanguageByCode(c.Lang)
	if ok && l != nil {
		item.Documentation = markup(v, provinceCard(a, l, p))
	}
	return item, nil
}

// list returns what was collected, the best first.
func (c *completer) list() []protocol.CompletionItem {
	if c.items == nil {
		return []protocol.CompletionItem{}
	}
	slices.SortStableFunc(c.items, func(a, b protocol.CompletionItem) int {
		x, _ := a.SortText.Get()
		y, _ := b.SortText.Get()
		return strings.Compare(x, y)
	})
	return c.items
}

// offerHeaders adds the headers of turns, powers and blocks.
func (c *completer) offerHeaders() {
	l := c.lang
	t := c.hearing.turn
	for w := range c.atlas.Map.Powers() {
		c.offer(7, strings.ReplaceAll(l.Phrase("header.power"), "{power}", c.atlas.SpellPower(w, l)), "", protocol.CompletionItemKindClass)
	}
	year := t.Year
	if year == 0 {
		year = 1901
	}
	for season := i18n.Spring; season <= i18n.Winter; season++ {
		if season == i18n.Summer {
			continue
		}
		name := strings.NewReplacer("{season}", l.SeasonName(season), "{year}", itoa(year)).Replace(l.Phrase("header.turn"))
		c.offer(8, name, "", protocol.CompletionItemKindModule)
		if c.client.snippets {
			item := &c.items[len(c.items)-1]
			item.InsertTextFormat = protocol.InsertTextFormatSnippet
			item.TextEdit = &protocol.TextEdit{
				Range: c.replace, NewText: strings.ReplaceAll(name, itoa(year), "${1:"+itoa(year)+"}") + "\n$0",
			}
		}
	}
	for _, key := range [...]string{"header.units", "header.centers"} {
		c.offer(9, l.Phrase(key), "", protocol.CompletionItemKindModule)
	}
}
