-- Constraints come with the table alone, so it is made anew; nothing refers to it. Nobody has said yes yet, so nobody is shown.
CREATE TABLE `__new_supporter` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`tier` text NOT NULL,
	`since` integer NOT NULL,
	`source` text DEFAULT 'manual' NOT NULL,
	`until` integer,
	`shown` integer DEFAULT 0 NOT NULL,
	`heart` integer DEFAULT 1 NOT NULL,
	`hearts_dog` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supporter_tier" CHECK(tier in ('Bronze', 'Silver', 'Gold', 'Diamond', 'Inactive')),
	CONSTRAINT "supporter_source" CHECK(source in ('patreon', 'manual')),
	CONSTRAINT "supporter_consent" CHECK(shown in (0, 1) and heart in (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_supporter` (`user_id`, `tier`, `since`) SELECT `user_id`, `tier`, `since` FROM `supporter`;--> statement-breakpoint
DROP TABLE `supporter`;--> statement-breakpoint
ALTER TABLE `__new_supporter` RENAME TO `supporter`;--> statement-breakpoint
CREATE INDEX `supporter_shown` ON `supporter` (`user_id`) WHERE tier <> 'Inactive' and shown = 1;--> statement-breakpoint
CREATE INDEX `supporter_newest` ON `supporter` (`since`) WHERE tier <> 'Inactive' and shown = 1;