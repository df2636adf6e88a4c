package main

import (
	"runtime"
	"runtime/debug"

	"diplo/cli"
)

func (a *app) versionCommand() *cli.Command {
	return &cli.Command{Run: func([]string) (int, error) {
		a.print("diplo ", version(), " (", runtime.Version(), " ", runtime.GOOS, "/", runtime.GOARCH, ")\n")
		return exitOK, nil
	}}
}

// version returns the version of the module, or the commit that was built.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "devel"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	revision, modified := "", ""
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value[:min(len(s.Value), 12)]
		case "vcs.modified":
			if s.Value == "true" {
				modified = "+"
			}
		}
	}
	if revision == "" {
		return "devel"
	}
	return "devel-" + revision + modified
}
