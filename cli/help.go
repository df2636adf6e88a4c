package cli

import (
	"io"
	"strings"
	"unicode/utf8"

	"diplo/i18n"
)

// Help writes what c is and takes to w, in language l: the program's own help
// where c names no command.
func (p *Program) Help(w io.Writer, l *i18n.Language, c Call) error {
	h := helper{l: l}
	if c.Command == nil {
		h.program(p)
	} else {
		h.command(p, c)
	}
	_, err := io.WriteString(w, h.out.String())
	return err
}

type helper struct {
	l   *i18n.Language
	out strings.Builder
}

func (h *helper) program(p *Program) {
	h.title(p.Name, p.About)
	h.usage(p.Name, h.l.Sprintf("usage.command"))
	h.heading("usage.commands")
	var rows [][2]string
	for _, e := range p.Commands {
		if !e.Hidden {
			rows = append(rows, [2]string{e.Name, h.l.Sprintf(e.About)})
		}
	}
	h.table(rows)
	h.heading("usage.global-flags")
	h.flags(p.Flags, true)
	h.out.WriteString("\n" + h.l.Sprintf("usage.more", p.Name) + "\n")
}

func (h *helper) command(p *Program, c Call) {
	args := ""
	if c.Command.Args.Usage != "" {
		args = h.l.Sprintf(c.Command.Args.Usage)
	}
	name := p.Name + " " + c.Entry.Name
	h.title(name, c.Entry.About)
	h.usage(name, args)
	if about := c.Command.Args.About; about != "" {
		h.out.WriteString("  ")
		h.wrap(h.l.Sprintf(about), 2)
	}
	if len(c.Command.Flags) > 0 {
		h.heading("usage.flags")
		h.flags(c.Command.Flags, false)
	}
	h.heading("usage.global-flags")
	h.flags(p.Flags, true)
	if c.Command.Examples != "" {
		h.heading("usage.examples")
		for e := range strings.Lines(h.l.Sprintf(c.Command.Examples)) {
			h.out.WriteString("  " + strings.TrimSuffix(e, "\n") + "\n")
		}
	}
}

func (h *helper) title(name, about string) {
	h.out.WriteString(name + " – " + h.l.Sprintf(about) + "\n")
}

func (h *helper) usage(name, args string) {
	h.heading("usage.usage")
	h.out.WriteString(strings.TrimRight("  "+name+" "+args, " ") + "\n")
}

func (h *helper) heading(key string) {
	h.out.WriteString("\n" + h.l.Sprintf(key) + "\n")
}

// flags lists flags, the one for help among them where it is asked for.
func (h *helper) flags(flags []Flag, help bool) {
	var rows [][2]string
	for i := range flags {
		rows = append(rows, h.flag(&flags[i]))
	}
	if help {
		rows = append(rows, [2]string{"-h, --help", h.l.Sprintf("usage.help")})
	}
	h.table(rows)
}

func (h *helper) flag(f *Flag) [2]string {
	name := "    --" + f.Name
	if f.Short != 0 {
		name = "-" + string(f.Short) + ", --" + f.Name
	}
	about := h.l.Sprintf(f.About)
	switch t := f.Value.Takes(); {
	case t.Choices != nil:
		name += " " + h.l.Sprintf("usage.word")
		about += " [" + strings.Join(t.Choices, "|") + "]"
	case t.Word != "":
		name += " " + h.l.Sprintf(t.Word)
	}
	if d := f.Value.Default(); d != "" {
		about += " (" + h.l.Sprintf("usage.default", d) + ")"
	}
	return [2]string{name, about}
}

// The measures of a table, in columns.
const (
	helpWidth = 80
	helpLeft  = 26 // the widest entry that has its text beside it
)

// table writes rows of an entry and its text, the text broken into lines.
func (h *helper) table(rows [][2]string) {
	left := 0
	for _, row := range rows {
		if n := utf8.RuneCountInString(row[0]); n <= helpLeft {
			left = max(left, n)
		}
	}
	for _, row := range rows {
		h.out.WriteString("  " + row[0])
		column := 2 + utf8.RuneCountInString(row[0])
		if column > left+2 {
			h.out.WriteString("\n")
			column = 0
		}
		h.out.WriteString(strings.Repeat(" ", left+4-column))
		h.wrap(row[1], left+4)
	}
}

// wrap writes text, which begins at column indent, and the end of its line. A
// word that no line has room for, a list of choices, is broken behind its bars.
func (h *helper) wrap(text string, indent int) {
	column := indent
	write := func(blank, word string) {
		n := utf8.RuneCountInString(word)
		if column > indent && column+len(blank)+n > helpWidth {
			h.out.WriteString("\n" + strings.Repeat(" ", indent))
			column, blank = indent, ""
		}
		h.out.WriteString(blank + word)
		column += len(blank) + n
	}
	blank := ""
	for word := range strings.SplitSeq(text, " ") {
		if indent+utf8.RuneCountInString(word) <= helpWidth {
			write(blank, word)
		} else {
			for part := range strings.SplitAfterSeq(word, "|") {
				write(blank, part)
				blank = ""
			}
		}
		blank = " "
	}
	h.out.WriteString("\n")
}
