package main

import ("testing";"io";"runtime";"os")

func TestZZ(t *testing.T) {
	var a, b runtime.MemStats
	runtime.ReadMemStats(&a)
	run([]string{"lint", os.Getenv("ZZ")}, os.Stdin, io.Discard, io.Discard)
	runtime.ReadMemStats(&b)
	t.Log(b.TotalAlloc-a.TotalAlloc, b.Mallocs-a.Mallocs)
}
