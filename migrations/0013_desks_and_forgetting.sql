CREATE TABLE `desk` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session_hash`) REFERENCES `session`(`hash`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `desk_session_hash` ON `desk` (`session_hash`);--> statement-breakpoint
CREATE INDEX `desk_expires_at` ON `desk` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_note` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `user_note_user_id` ON `user_note` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `deletion` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `deletion_due_at` ON `deletion` (`due_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `confirmed_at` integer;