CREATE TABLE `film` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file` text,
	`youtube` text,
	`seconds` integer NOT NULL,
	`starts_at` integer,
	CONSTRAINT "film_source" CHECK((file is null) <> (youtube is null)),
	CONSTRAINT "film_seconds" CHECK(seconds between 5 and 14400)
) STRICT;
--> statement-breakpoint
CREATE INDEX `film_starts_at` ON `film` (`starts_at`);--> statement-breakpoint
CREATE TABLE `film_title` (
	`film_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`film_id`, `language`),
	FOREIGN KEY (`film_id`) REFERENCES `film`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "film_title_language" CHECK(language in ('dk', 'en', 'no', 'se'))
) STRICT;
