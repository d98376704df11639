CREATE TABLE `room_now` (
	`room` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `presence_room`;--> statement-breakpoint
CREATE INDEX `presence_room` ON `presence` (`room`);--> statement-breakpoint
CREATE TABLE `__new_ticket` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`room` text NOT NULL,
	`epoch` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`session_key` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_ticket` SELECT `hash`, `user_id`, `dog_id`, `room`, `epoch`, `expires_at`, `used_at`, `session_key` FROM `ticket`;--> statement-breakpoint
DROP TABLE `ticket`;--> statement-breakpoint
ALTER TABLE `__new_ticket` RENAME TO `ticket`;--> statement-breakpoint
CREATE INDEX `ticket_room` ON `ticket` (`room`);--> statement-breakpoint
CREATE INDEX `ticket_user_id` ON `ticket` (`user_id`);
