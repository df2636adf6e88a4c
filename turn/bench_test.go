package turn_test

import (
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// fullTurn is a turn of seven powers and 34 units, with convoys, supports and
// a position.
const fullTurn = `Fall 1905
England:
F NTH C A Lon-Nwy
A Lon-Nwy
F NWG S A Lon-Nwy
F ENG - BEL
A Yor H
France:
A Par-Bur
A Mar S A Par-Bur
F MAO-Spa/nc
F Bre S F ENG-Bel
A Gas-Spa
Germany:
A Mun-Bur
A Ruh S A Mun-Bur
F Kie-Den
A Ber-Kie
F HEL S F Kie-Den
Italy:
A Ven-Tri
A Tyr S A Ven-Tri
F ION C A Nap-Gre
A Nap-Gre
F AEG S A Nap-Gre
Austria:
A Vie-Tyr
A Bud-Ser
F ADR-Alb
A Tri H
A Ser S A Bul
Russia:
A Mos-Ukr
A War-Gal
F Sev-BLA
F Stp/sc-BOT
A Ukr-Rum
Turkey:
A Con-Bul
A Bul-Gre
F Ank-BLA
A Smy S F Ank - Con
`

func BenchmarkBuild(b *testing.B) {
	sheet := grammar.Default().Sheet("turn.dip", []byte(fullTurn))
	builder := turn.NewBuilder(turn.Options{})
	orders := 0
	b.ReportAllocs()
	for b.Loop() {
		builder.Reset()
		builder.Add(sheet.Name, sheet.Encoding, sheet.Rows)
		orders += len(builder.Build().Orders)
	}
	b.ReportMetric(float64(orders)/b.Elapsed().Seconds(), "orders/s")
}

func BenchmarkWrite(b *testing.B) {
	sheet := grammar.Default().Sheet("turn.dip", []byte(fullTurn))
	builder := turn.NewBuilder(turn.Options{})
	builder.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	t := builder.Build()
	language := i18n.Default().LanguageByCode("en")
	for _, form := range []turn.Form{turn.Short, turn.Long} {
		b.Run(string(form), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for i := range t.Orders {
					t.Atlas.Write(&t.Orders[i], language, form)
				}
			}
			b.ReportMetric(float64(b.N*len(t.Orders))/b.Elapsed().Seconds(), "orders/s")
		})
	}
}
