// Command genmessages writes the message files below locales as the static
// table messages_gen.go. It runs in the folder of package i18n.
package main

import (
	"log"
	"os"

	"diplo/i18n/internal/messagesource"
)

func main() {
	log.SetFlags(0)
	source, err := messagesource.Source(os.DirFS("locales"))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("messages_gen.go", source, 0o666); err != nil {
		log.Fatal(err)
	}
}
