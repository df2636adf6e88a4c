// Command gendocs writes the pages that are made from the catalog of rules and
// its tests: docs/rules in each language, and docs/seeds.md.
package main

import (
	"bytes"
	"flag"
	"log"
	"os"
	"path/filepath"

	"diplo/i18n"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "", "the folder to write into")
	seeds := flag.String("seeds", "", "the folder with the sentences of the source texts")
	flag.Parse()

	pages := map[string][]byte{}
	for _, l := range i18n.Default().Languages() {
		if !l.Has("explain.severity") {
			continue // a language of words only
		}
		rulePages(pages, l)
	}
	if err := seedPage(pages, *seeds); err != nil {
		log.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(*out, "rules")); err != nil {
		log.Fatal(err)
	}
	for name, page := range pages {
		if err := write(filepath.Join(*out, filepath.FromSlash(name)), page); err != nil {
			log.Fatal(err)
		}
	}
}

func write(name string, page []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, append(bytes.TrimRight(page, "\n"), '\n'), 0o644)
}

// generated heads every page. It is a comment of Markdown.
func generated(page *bytes.Buffer) { page.WriteString("<!-- made by go generate ./lint -->\n\n") }
