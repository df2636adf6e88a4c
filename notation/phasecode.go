package notation

import (
	"fmt"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// phaseCode returns the code of a turn's name: S1901M.
func phaseCode(t *turn.Turn) string {
	season, phase := plainSeason(t), t.Phase
	if t.Season == i18n.Summer {
		phase = i18n.Retreats
	}
	if season == i18n.NoSeason || phase == i18n.NoPhase || t.Year == 0 {
		return ""
	}
	return fmt.Sprintf("%c%d%c", " S FW"[season], t.Year, " MRA"[phase])
}

// turnOfCode reads "S1901M".
func turnOfCode(code string) (name grammar.TurnName, ok bool) {
	var season, phase byte
	if n, err := fmt.Sscanf(code, "%c%d%c", &season, &name.Year, &phase); n != 3 || err != nil || name.Year < 1 || name.Year > 9999 {
		return name, false
	}
	name.Season = map[byte]i18n.Season{'S': i18n.Spring, 'F': i18n.Fall, 'W': i18n.Winter}[season]
	name.Phase = map[byte]i18n.Phase{'M': i18n.Movement, 'R': i18n.Retreats, 'A': i18n.Adjustments}[phase]
	return name, name.Season != i18n.NoSeason && name.Phase != i18n.NoPhase
}

// gameHeader returns the header of a phase: "PHASE 1901 Spring Movement" of
// S1901M.
func gameHeader(code string) (string, bool) {
	name, ok := turnOfCode(code)
	if !ok {
		return "", false
	}
	season := map[i18n.Season]string{i18n.Spring: "Spring", i18n.Fall: "Fall", i18n.Winter: "Winter"}[name.Season]
	phase := map[i18n.Phase]string{i18n.Movement: "Movement", i18n.Retreats: "Retreat", i18n.Adjustments: "Adjustment"}[name.Phase]
	return fmt.Sprintf("PHASE %d %s %s", name.Year, season, phase), true
}
