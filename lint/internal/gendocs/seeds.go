package main

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// seedPage adds the table of the source texts' sentences. Each is a file of
// tests: its first line says what the sentence says, the line "rules:" which
// rules come from it.
func seedPage(pages map[string][]byte, dir string) error {
	names, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("no sentences in %s", dir)
	}
	slices.SortFunc(names, func(a, b string) int {
		textA, a1 := number(a)
		textB, b1 := number(b)
		return cmp.Or(strings.Compare(textA, textB), a1-b1)
	})
	var page bytes.Buffer
	generated(&page)
	page.WriteString(seedsIntro)
	for _, name := range names {
		raw, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		says, rest, _ := strings.Cut(string(raw), "\n")
		_, rules, _ := strings.Cut(rest, "rules:")
		rules, _, _ = strings.Cut(rules, "\n")
		links := []string{}
		for _, code := range strings.Fields(rules) {
			links = append(links, fmt.Sprintf("[%s](rules/en/%s.md)", code, code))
		}
		id := strings.TrimSuffix(filepath.Base(name), ".txt")
		fmt.Fprintf(&page, "| %s | %s | %s | [`TestSeeds/%s`](../lint/testdata/seeds/%s.txt) |\n",
			strings.Replace(id, "-", " ", 1), cell(says), strings.Join(links, " "), id, id)
	}
	pages["seeds.md"] = page.Bytes()
	return nil
}

const seedsIntro = `# The two rule texts, sentence by sentence

The project's law is two texts on convoys: an English one (en 1 to en 13), which
is the rulebook ` + "`standard`" + `, and "L'autre règle de Diplomacy" by Yves Philippe de
Francqueville (fr 1 to fr 15), which is the rulebook ` + "`francqueville`" + `. Each
sentence has a test of its name. The test runs the turns in its file, holds the
linter to what is wanted of each order, and fails too when one of the rules that
come from the sentence is taken out of the catalog.

| | the sentence says | rules | test |
|---|---|---|---|
`

// number returns the text and the number of a sentence's file.
func number(name string) (text string, n int) {
	text, digits, _ := strings.Cut(strings.TrimSuffix(filepath.Base(name), ".txt"), "-")
	n, _ = strconv.Atoi(digits)
	return text, n
}
