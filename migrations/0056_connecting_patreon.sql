CREATE TABLE `patreon_attempt` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`state_hash` text,
	`verifier` text,
	`finish_hash` text,
	`found` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `patreon_attempt_state` ON `patreon_attempt` (`state_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `patreon_attempt_finish` ON `patreon_attempt` (`finish_hash`);--> statement-breakpoint
CREATE INDEX `patreon_attempt_user_id` ON `patreon_attempt` (`user_id`);--> statement-breakpoint
CREATE INDEX `patreon_attempt_expires_at` ON `patreon_attempt` (`expires_at`);--> statement-breakpoint
CREATE TABLE `patreon_link` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`patreon_user` text NOT NULL,
	`member` text,
	`linked_at` integer NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `patreon_link_patreon_user` ON `patreon_link` (`patreon_user`);--> statement-breakpoint
CREATE UNIQUE INDEX `patreon_link_member` ON `patreon_link` (`member`) WHERE member is not null;--> statement-breakpoint
CREATE TABLE `patreon_parted` (
	`patreon_hash` text PRIMARY KEY NOT NULL,
	`by_hash` text NOT NULL,
	`free_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `patreon_parted_free_at` ON `patreon_parted` (`free_at`);--> statement-breakpoint
CREATE INDEX `supporter_until` ON `supporter` (`until`) WHERE until is not null;