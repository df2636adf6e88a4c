package gather_test

import (
	"bytes"
	"io"
	"testing"

	"diplo/gather"
	"diplo/grammar"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Group makes the same turns of sheets in memory as a Reader makes of files.
func TestGroupIsWhatAReaderReads(t *testing.T) {
	lines := []string{"Spring 1901", "Fall 1901", "Printemps 1901", "France:", "England:", "A Par H", "F Lon H", "", "PHASE Spring 1902", "POSITIONS", "ORDERS"}
	rapid.Check(t, func(t *rapid.T) {
		texts := map[string]string{}
		var inputs []gather.Input
		for _, name := range []string{"a.dip", "b.dip", "c.dip"}[:rapid.IntRange(2, 3).Draw(t, "files")] {
			inputs = append(inputs, gather.Input{Name: name})
			for _, line := range rapid.SliceOfN(rapid.SampledFrom(lines), 1, 12).Draw(t, name) {
				texts[name] += line + "\n"
			}
		}
		r := gather.Reader{Parser: grammar.Default(), Open: func(in gather.Input) (io.ReadCloser, error) {
			return io.NopCloser(bytes.NewReader([]byte(texts[in.Name]))), nil
		}}
		var want []string
		for batch, err := range r.Batches(inputs) {
			require.NoError(t, err)
			want = append(want, outline(batch))
		}
		var files [][]gather.Part
		for _, in := range inputs {
			var parts []gather.Part
			for _, rows := range gather.Split(grammar.Default().Sheet(in.Name, []byte(texts[in.Name])).Rows) {
				parts = append(parts, gather.Part{Input: in, Encoding: "utf-8", Rows: rows})
			}
			files = append(files, parts)
		}
		var got []string
		for _, batch := range gather.Group(".", files) {
			got = append(got, outline(batch))
		}
		assert.Equal(t, want, got)
	})
}

func outline(b gather.Batch) string {
	var text bytes.Buffer
	for _, p := range b.Parts {
		text.WriteString(p.Input.Name + ":")
		for i := range p.Rows {
			text.WriteString(p.Rows[i].Text + "|")
		}
		text.WriteByte(' ')
	}
	return text.String()
}
