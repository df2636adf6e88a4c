//go:build i18n_bootstrap

package i18n

// generated is empty while the generator itself is built.
var generated Lexicon
