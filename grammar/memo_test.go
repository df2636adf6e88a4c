package grammar

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
)

func TestMemoSharesEqualLines(t *testing.T) {
	p := New(i18n.Default(), 8)
	a := p.Line("A Par - Bur")
	assert.Same(t, a, p.Line(strings.Clone("A Par - Bur")))
	assert.NotSame(t, a, New(i18n.Default(), 0).Line("A Par - Bur"))

	long := "A Par - Bur" + strings.Repeat(" ", memoLine)
	assert.NotSame(t, p.Line(long), p.Line(long), "long lines are not remembered")
}

func TestMemoIsBounded(t *testing.T) {
	p := New(i18n.Default(), 8)
	for i := range 1000 {
		p.Line(fmt.Sprint("A Par - Bur ", i))
	}
	assert.Len(t, p.memo.buckets, 2)
}

func TestMemoTakesNoMemoryWhereItKnows(t *testing.T) {
	p := New(i18n.Default(), 8)
	p.Line("A Par - Bur")
	assert.Zero(t, testing.AllocsPerRun(100, func() { p.Line("A Par - Bur") }))
}

func TestParserIsSafeForManyReaders(t *testing.T) {
	p := New(i18n.Default(), 16)
	lines := archive(200)
	alone := New(i18n.Default(), 0)
	want := make([]string, len(lines))
	for i, l := range lines {
		want[i] = dump(alone.Line(l))
	}
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			for i := range lines {
				i = (i + g*50) % len(lines)
				if got := dump(p.Line(lines[i])); got != want[i] {
					t.Errorf("%q: %s", lines[i], got)
				}
			}
		})
	}
	wg.Wait()
}
