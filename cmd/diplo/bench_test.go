package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"testing"
)

// turnOrders are the 34 orders of a turn, one of them void.
const turnOrders = `Austria: A Bud S A Vie - Gal, A Vie - Gal, A Ser H, F Alb - ION, A Tri - Tyr
England: A Lon - Nwy, F NTH C A Lon - Nwy, F Edi - NWG, F Bre H, A Yor - Den
France: A Par - Bur, A Mar S A Par - Bur, F Por - MAO, A Spa - Gas, A Pic H
Germany: A Mun - Ruh, A Kie - Hol, F Den S F Swe, F Swe H, A Ber - Pru
Italy: A Ven - Pie, A Rom - Tus, F Tun - WES, F Nap - TYS
Russia: A Mos - Ukr, A War S A Mos - Ukr, F Sev - BLA, F GOB - Lvn, A Fin - StP
Turkey: A Bul - Gre, F AEG S A Bul - Gre, A Con - Bul, F Ank - Arm, A Smy - Syr
`

const ordersOfTurn = 34

// unitsOfTurn is where the units of turnOrders stand.
const unitsOfTurn = `Units:
Austria: A Bud, A Vie, A Ser, F Alb, A Tri
England: A Lon, F NTH, F Edi, F Bre, A Yor
France: A Par, A Mar, F Por, A Spa, A Pic
Germany: A Mun, A Kie, F Den, F Swe, A Ber
Italy: A Ven, A Rom, F Tun, F Nap
Russia: A Mos, A War, F Sev, F GOB, A Fin
Turkey: A Bul, F AEG, A Con, F Ank, A Smy
`

// archive gives the turns of one file, without end but for limit bytes. Each
// begins with what is in units.
type archive struct {
	units       string
	turn, limit int
	given       int
	rest        []byte
	heap        uint64 // the most that was in use when something was read
}

func (a *archive) Read(p []byte) (int, error) {
	if len(a.rest) == 0 {
		if a.given >= a.limit {
			return 0, io.EOF
		}
		season := [...]string{"Spring", "Fall"}[a.turn%2]
		a.rest = fmt.Appendf(a.rest, "\n%s %d\n%s%s", season, 1901+a.turn/2%8000, a.units, turnOrders)
		a.turn++
		a.given += len(a.rest)
		if a.turn%1024 == 0 {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			a.heap = max(a.heap, m.HeapInuse)
		}
	}
	n := copy(p, a.rest)
	a.rest = a.rest[n:]
	if len(a.rest) == 0 {
		a.rest = nil
	}
	return n, nil
}

// TestMemoryIsFlat lints and resolves a stream, of as many megabytes as
// DIPLO_STREAM_MB says, in memory that has room for a few turns.
func TestMemoryIsFlat(t *testing.T) {
	megabytes := 8
	if text := os.Getenv("DIPLO_STREAM_MB"); text != "" {
		var err error
		if megabytes, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
	} else if testing.Short() {
		t.Skip("reads a long stream")
	}
	for _, command := range []string{"lint", "resolve"} {
		t.Run(command, func(t *testing.T) {
			a := &archive{limit: megabytes << 20}
			if code := run([]string{command, "--format", "json", "-"}, a, io.Discard, io.Discard); code != exitFindings {
				t.Fatalf("exit code %d", code)
			}
			t.Logf("%d MB, %d turns: at most %d MB of heap", megabytes, a.turn, a.heap>>20)
			if a.heap == 0 || a.heap > 48<<20 {
				t.Errorf("%d MB of heap in use while reading %d MB", a.heap>>20, megabytes)
			}
		})
	}
}

// BenchmarkLint is the whole of "diplo lint" over an archive, per turn of 34
// orders.
func BenchmarkLint(b *testing.B) {
	for _, format := range []string{"concise", "text", "json"} {
		b.Run(format, func(b *testing.B) {
			var text bytes.Buffer
			fmt.Fprintf(&text, "Spring 1901\n%s", turnOrders)
			size := text.Len()
			b.ReportAllocs()
			a := &archive{limit: b.N * size}
			if code := run([]string{"lint", "--format", format, "-"}, a, io.Discard, io.Discard); code != exitFindings {
				b.Fatalf("exit code %d", code)
			}
			b.ReportMetric(float64(ordersOfTurn*b.N)/b.Elapsed().Seconds(), "orders/s")
		})
	}
}

// BenchmarkResolve is the whole of "diplo resolve" over an archive, per turn of
// 34 orders. The turns that state no units are played on from each other.
func BenchmarkResolve(b *testing.B) {
	for _, format := range []string{"text", "json", "jsonl"} {
		for name, units := range map[string]string{"stated": unitsOfTurn, "played": ""} {
			b.Run(format+"/"+name, func(b *testing.B) {
				size := len("\nSpring 1901\n") + len(units) + len(turnOrders)
				b.ReportAllocs()
				a := &archive{units: units, limit: b.N * size}
				if code := run([]string{"resolve", "--format", format, "-"}, a, io.Discard, io.Discard); code != exitFindings {
					b.Fatalf("exit code %d", code)
				}
				b.ReportMetric(float64(a.turn)/b.Elapsed().Seconds(), "turns/s")
			})
		}
	}
}

// BenchmarkCommands is fmt and convert beside lint, over the same archives of
// growing size, from what is read to what is written. To be compared within one
// run: fmt and convert are to do at least half as many orders a second as lint,
// whatever the size.
func BenchmarkCommands(b *testing.B) {
	for _, orders := range []int{1_000, 10_000, 100_000, 1_000_000} {
		turns := orders / ordersOfTurn
		for _, c := range []struct {
			name string
			args []string
			code int
		}{
			{"lint", []string{"lint", "--format", "concise", "-"}, exitFindings},
			{"fmt", []string{"fmt", "-"}, exitOK},
			{"convert-python", []string{"convert", "--to", "python", "-"}, exitOK},
			{"convert-francqueville", []string{"convert", "--to", "francqueville", "-"}, exitOK},
			{"convert-json", []string{"convert", "--to", "json", "-"}, exitOK},
		} {
			b.Run(fmt.Sprintf("%d/%s", orders, c.name), func(b *testing.B) {
				for b.Loop() {
					a := &archive{limit: turns * (len(turnOrders) + len("\nSpring 1901\n"))}
					if code := run(c.args, a, io.Discard, io.Discard); code != c.code {
						b.Fatalf("exit code %d", code)
					}
				}
				b.ReportMetric(float64(turns*ordersOfTurn*b.N)/b.Elapsed().Seconds(), "orders/s")
			})
		}
	}
}
