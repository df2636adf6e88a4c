package notation

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// The encoder writes what encoding/json does.
func TestEncoder(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		word := rapid.StringOf(rapid.SampledFrom([]rune("A\"\\/<é\n\u2028 #")))
		maybe := func() *UnitRecord {
			if rapid.Bool().Draw(r, "none") {
				return nil
			}
			return &UnitRecord{Power: word.Draw(r, "power"), Unit: word.Draw(r, "unit"), At: word.Draw(r, "at"), Count: rapid.IntRange(0, 3).Draw(r, "count"), From: word.Draw(r, "from")}
		}
		list := rapid.SliceOfN(word, 0, 3)
		o := OrderRecord{
			Before: list.Draw(r, "before"), Power: word.Draw(r, "power"), Heading: word.Draw(r, "heading"), Order: "move",
			Unit: maybe(), Target: maybe(), To: word.Draw(r, "to"), Via: word.Draw(r, "via"), Route: list.Draw(r, "route"),
			Fleets: rapid.IntRange(0, 3).Draw(r, "fleets"), Choices: list.Draw(r, "choices"),
			Amount: rapid.IntRange(0, 3).Draw(r, "amount"), Result: word.Draw(r, "result"), Comment: word.Draw(r, "comment"),
		}
		want, err := json.Marshal(o)
		require.NoError(r, err)
		var e encoder
		o.encode(&e)
		require.Equal(r, string(want), string(e.out))
		named := TurnRecord{word.Draw(r, "season"), rapid.IntRange(0, 3).Draw(r, "year"), word.Draw(r, "phase")}
		want, err = json.Marshal(named)
		require.NoError(r, err)
		e = encoder{}
		named.encode(&e)
		require.Equal(r, string(want), string(e.out))
		c := OwnershipRecord{word.Draw(r, "owner"), word.Draw(r, "center")}
		want, err = json.Marshal(c)
		require.NoError(r, err)
		e = encoder{}
		c.encode(&e)
		require.Equal(r, string(want), string(e.out))
	})
}
