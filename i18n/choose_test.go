package i18n_test

import (
	"fmt"
	"testing"
	"testing/fstest"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFind(t *testing.T) {
	for _, test := range []struct {
		prefs []string
		want  string // "" for none
	}{
		{nil, ""},
		{[]string{"", ""}, ""},
		{[]string{"en"}, "en"},
		{[]string{"FR"}, "fr"},
		{[]string{"fr_FR.UTF-8"}, "fr"},
		{[]string{"fr-CA"}, "fr"},
		{[]string{"fr_BE@euro"}, "fr"},
		{[]string{"en_US.UTF-8"}, "en"},
		{[]string{"C"}, "en"},
		{[]string{"C.UTF-8", "fr"}, "en"},
		{[]string{"POSIX"}, "en"},
		{[]string{"", "fr_FR.UTF-8", "en_US"}, "fr"},
		{[]string{"de_DE:fr:en"}, "fr"},
		{[]string{"ja_JP", "fr"}, "fr"},
		{[]string{"ja"}, ""},
		{[]string{"br_FR"}, "fr"}, // readers of Breton read French
		{[]string{"français"}, ""},
		{[]string{"x"}, ""},
		{[]string{"::."}, ""},
	} {
		t.Run(fmt.Sprint(test.prefs), func(t *testing.T) {
			l, ok := i18n.Default().Find(test.prefs...)
			assert.Equal(t, test.want != "", ok)
			if ok {
				require.NotNil(t, l)
				assert.Equal(t, test.want, l.Code())
			}
		})
	}
}

func TestChooseFallsBackToEnglish(t *testing.T) {
	assert.Equal(t, "en", i18n.Choose().Code())
	assert.Equal(t, "en", i18n.Choose("", "ja_JP.UTF-8").Code())
}

func TestFindAmongRegionalLanguages(t *testing.T) {
	x, err := i18n.Load(fstest.MapFS{
		"en/words.tsv":        {Data: []byte("hold\tH")}, // there must be a word
		"pt/messages.toml":    {Data: []byte("a = 'a'")},
		"pt-BR/messages.toml": {Data: []byte("a = 'a'")},
	})
	require.NoError(t, err)
	for pref, want := range map[string]string{"pt_BR.UTF-8": "pt-BR", "pt": "pt", "pt_PT": "pt", "pt_AO": "pt"} {
		assert.Equal(t, want, x.Choose(pref).Code(), pref)
	}
}

func ExampleChoose() {
	flag, lcAll, lang := "", "", "fr_FR.UTF-8"
	fmt.Println(i18n.Choose(flag, lcAll, lang).Sprintf("verdict.void"))
	// Output: nul
}
