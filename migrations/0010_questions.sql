CREATE TABLE `question` (
	`id` text PRIMARY KEY NOT NULL,
	`dog_id` integer NOT NULL,
	`asked` text NOT NULL,
	`right` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`answer` integer,
	FOREIGN KEY (`id`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_places" CHECK("right" between 0 and 3 and answer between 0 and 3)
) STRICT;
--> statement-breakpoint
CREATE INDEX `question_dog_id` ON `question` (`dog_id`);