// Package lsp answers one question: what does the editor ask?
//
// It is a server of the Language Server Protocol 3.18 over the other packages:
// the only one that knows the protocol. Notifications are handled one after the
// other in the order in which they come; a request is answered beside them from
// a snapshot, which holds what the client had sent when it asked and never
// changes. What a snapshot finds out is kept for the next one: of an edited
// sheet the turn that was edited is read again, and of a folder the turns that
// have changed are judged again.
//
// Offsets are bytes everywhere inside; lines and characters of the protocol
// appear where values of the protocol are made or taken apart (position.go).
package lsp
