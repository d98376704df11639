CREATE TABLE `word_change` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`language` text NOT NULL,
	`list` text NOT NULL,
	`entry` text NOT NULL,
	`is_in` integer NOT NULL,
	CONSTRAINT "word_change_language" CHECK(language in ('dk', 'en', 'no', 'se')),
	CONSTRAINT "word_change_list" CHECK(list in ('hold', 'mask', 'flag', 'allow')),
	CONSTRAINT "word_change_is_in" CHECK(is_in in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `word_change_entry` ON `word_change` (`language`,`list`,`entry`);