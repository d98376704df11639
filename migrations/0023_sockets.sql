CREATE TABLE `flood` (
	`dog_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`dog_id`, `at`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `ticket_user_id` ON `ticket` (`user_id`);