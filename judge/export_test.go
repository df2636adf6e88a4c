package judge

// Settled counts how circles of decisions were settled in an outcome: by the
// only resolution, as moves in a circle, as a paradox, and not at all.
func Settled(o *Outcome) (kinds [4]int) {
	for _, s := range o.trace {
		kinds[s.what]++
	}
	return kinds
}

// Guesses returns how many guesses the last circle took.
func Guesses(j *Judge) int { return j.engine.search.guesses }
