package grammar

import (
	"os"
	"path/filepath"
	"testing"

	"diplo/i18n"
)

func FuzzLine(f *testing.F) {
	files, err := filepath.Glob("testdata/lines/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		_, lines := golden(f, file)
		for _, line := range lines {
			f.Add(line)
		}
	}
	p := New(i18n.Default(), 0)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > MaxLine {
			return
		}
		checkLine(t, p, p.Line(text))
	})
}

func FuzzSheet(f *testing.F) {
	files, err := filepath.Glob("testdata/sheets/*.dip")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	p := New(i18n.Default(), 256)
	f.Fuzz(func(t *testing.T, raw []byte) {
		s := p.Sheet("fuzz", raw)
		if s.Binary {
			return
		}
		checkSheet(t, p, s)
	})
}
