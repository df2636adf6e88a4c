package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write what the scripts' commands print into the scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"diplo": main})
}

// TestScripts runs the program as a user does. In the scripts, $REPO is the
// root of the repository; "bytes FILE TEXT" writes a file with the escapes of a
// Go string, and "repeat FILE TEXT N" writes a text N times.
func TestScripts(t *testing.T) {
	repo, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           filepath.Join("testdata", "script"),
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error {
			for _, name := range []string{"LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"} {
				e.Setenv(name, "")
			}
			e.Setenv("REPO", repo)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"bytes": func(ts *testscript.TestScript, _ bool, args []string) {
				ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(unquote(ts, args[1])), 0o644))
			},
			"repeat": func(ts *testscript.TestScript, _ bool, args []string) {
				n := 0
				for _, digit := range args[2] {
					n = 10*n + int(digit-'0')
				}
				f, err := os.OpenFile(ts.MkAbs(args[0]), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
				ts.Check(err)
				_, err = f.WriteString(strings.Repeat(unquote(ts, args[1]), n))
				ts.Check(err)
				ts.Check(f.Close())
			},
			"mode": func(ts *testscript.TestScript, _ bool, args []string) {
				info, err := os.Stat(ts.MkAbs(args[0]))
				ts.Check(err)
				if got := info.Mode().Perm().String(); got != args[1] {
					ts.Fatalf("%s has mode %s, want %s", args[0], got, args[1])
				}
			},
		},
	})
}
