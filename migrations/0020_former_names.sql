CREATE TABLE `former_name` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`username` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `former_name_user_id` ON `former_name` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `user_staff` ON `user` (`id`) WHERE admin <> 0 or moderator <> 0 or developer <> 0;