package fault_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"diplo/board"
	"diplo/fault"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
)

func TestFile(t *testing.T) {
	_, missing := os.Open(filepath.Join(t.TempDir(), "none"))
	for _, c := range []struct {
		err    error
		en, fr string
	}{
		{missing, "`x.dip`: there is no such file", "`x.dip`\u202f: ce fichier n’existe pas"},
		{&fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}, "`x.dip`: permission denied", "`x.dip`\u202f: accès refusé"},
		{&fs.PathError{Op: "open", Path: "x", Err: errors.New("too many files")}, "cannot open `x.dip`: too many files", ""},
		{&os.LinkError{Op: "rename", Old: "x", New: "y", Err: errors.New("full")}, "cannot open `x.dip`: full", ""},
		{&fs.PathError{Op: "mkdir", Path: "x", Err: syscall.ENOTDIR}, "cannot open `x.dip`: a part of its path is a file, not a folder",
			"impossible d’ouvrir `x.dip`\u202f: une partie de son chemin est un fichier, non un dossier"},
		{errors.New("odd"), "cannot open `x.dip`: odd", ""},
		{fault.New("error.folder", "x.dip"), "`x.dip` is a folder", ""},
	} {
		err := fault.File(fault.Open, "x.dip", c.err)
		assert.EqualError(t, err, c.en)
		if c.fr != "" {
			assert.Equal(t, c.fr, fault.Text(i18n.Default().LanguageByCode("fr"), err))
			assert.ErrorIs(t, err, c.err)
		}
	}
}

func ExampleText() {
	err := fmt.Errorf("lint: %w", fault.New("error.folder", "game"))
	fmt.Println(fault.Text(i18n.Default().LanguageByCode("fr"), err))
	// Output: `game` est un dossier
}

func TestMap(t *testing.T) {
	french := i18n.Default().LanguageByCode("fr")
	load := &board.LoadError{Line: 3, Kind: "power-twice", Args: []any{"ROME"}}
	err := fault.Map("a.map", load)
	assert.Equal(t, "`a.map` is not a map: line 3: power `ROME` is there already; leave one out", err.Error())
	assert.Equal(t, "`a.map` n’est pas une carte\u202f: ligne 3\u202f: la puissance `ROME` est déjà là\u202f; n’en garder qu’une", err.Localize(french))
	assert.ErrorIs(t, err, load)

	err = fault.Map("a.map", &fs.PathError{Op: "read", Path: "a.map", Err: fs.ErrClosed})
	assert.Equal(t, "cannot read `a.map`: file already closed", err.Error(), "what the system says is no matter of the map")
}
