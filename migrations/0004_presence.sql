CREATE TABLE `presence` (
	`dog_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`room` text NOT NULL,
	`epoch` integer NOT NULL,
	`hidden` integer NOT NULL,
	`since` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "presence_hidden" CHECK(hidden in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `presence_user_id` ON `presence` (`user_id`);--> statement-breakpoint
CREATE INDEX `presence_room` ON `presence` (`room`,`seen_at`,`hidden`);--> statement-breakpoint
ALTER TABLE `user` ADD `hidden` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `ticket_room` ON `ticket` (`room`,`expires_at`);