CREATE TABLE `post_mark` (
	`dog_id` integer NOT NULL,
	`post` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`dog_id`, `post`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `post_mark_at` ON `post_mark` (`post`,`at`);--> statement-breakpoint
ALTER TABLE `daily` ADD `posts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `daily` ADD `errand` integer DEFAULT 0 NOT NULL;