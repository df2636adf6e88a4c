package lsp

import (
	"slices"
	"strings"

	"diplo/lint"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// fixAll adds the action that makes every safe fix of the sheet, as many times
// as there are new ones.
func (a *actions) fixAll() {
	fixed := a.snapshot.fixed(a.server, a.sheet)
	if fixed == a.sheet.text {
		return
	}
	a.add(a.folder.lang.Sprintf("lsp.fix-all"), fixAll, map[uri.URI][]protocol.TextEdit{
		a.sheet.uri: {change(a.sheet, fixed)},
	}, false)
}

// fixed returns the text of a document with every safe fix made.
func (v *snapshot) fixed(s *server, doc *sheet) string {
	if doc.binary || !doc.open {
		return doc.text
	}
	for range lint.MaxFixRounds {
		f := v.folder(folderOf(doc.name))
		var fixer lint.Fixer
		for i := range doc.parts {
			h, own := f.at(doc, i)
			fixer.Add(rebased(h.found, doc.starts[i]), own)
		}
		if fixer.Empty() {
			return doc.text
		}
		doc = s.reader.document(doc.uri, doc.name, doc.version, fixer.Apply(doc.text), doc)
		v = v.with(doc)
	}
	return doc.text
}

// rebased returns diagnostics with places that count from the beginning of the
// sheet.
func rebased(found []lint.Diagnostic, base int) []lint.Diagnostic {
	moved := slices.Clone(found)
	for i := range moved {
		moved[i].Fixes = slices.Clone(moved[i].Fixes)
		for k := range moved[i].Fixes {
			edits := slices.Clone(moved[i].Fixes[k].Edits)
			for n := range edits {
				edits[n].At.Offset += base
			}
			moved[i].Fixes[k].Edits = edits
		}
	}
	return moved
}

// with returns the snapshot in which a document has another version. Nobody
// else will see it.
func (v *snapshot) with(doc *sheet) *snapshot {
	w := &snapshot{client: v.client, law: v.law, docs: map[string]*sheet{doc.name: doc}, roots: v.roots, disk: v.disk}
	for name, d := range v.docs {
		if name != doc.name {
			w.docs[name] = d
		}
	}
	w.folders = map[string]func() *folder{}
	w.recent = &recent{folders: map[string]*folder{}}
	if old := v.recent.get(folderOf(doc.name)); old != nil {
		w.recent.folders[folderOf(doc.name)] = old
	}
	return w
}

// change returns the one edit that makes a text of a document: what lies
// between the lines that both begin and end with.
func change(doc *sheet, text string) protocol.TextEdit {
	old := doc.text
	from := 0
	for from < len(old) && from < len(text) && old[from] == text[from] {
		from++
	}
	from = strings.LastIndexByte(old[:from], '\n') + 1
	end := 0
	for end < len(old)-from && end < len(text)-from && old[len(old)-1-end] == text[len(text)-1-end] {
		end++
	}
	if i := strings.IndexByte(old[len(old)-end:], '\n'); i >= 0 {
		end -= i + 1
	} else {
		end = 0
	}
	return protocol.TextEdit{Range: doc.span(from, len(old)-end), NewText: text[from : len(text)-end]}
}
