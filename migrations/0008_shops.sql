CREATE TABLE `delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`pieces` integer NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	CONSTRAINT "delivery_pieces" CHECK(pieces > 0 and closes_at > opens_at)
) STRICT;
--> statement-breakpoint
CREATE INDEX `delivery_closes_at` ON `delivery` (`closes_at`);--> statement-breakpoint
CREATE TABLE `delivery_entry` (
	`delivery_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`won` integer,
	`used_by` text,
	PRIMARY KEY(`delivery_id`, `user_id`),
	FOREIGN KEY (`delivery_id`) REFERENCES `delivery`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`used_by`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_entry_won" CHECK(won in (0, 1) and (used_by is null or coalesce(won, 0) = 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `delivery_entry_user` ON `delivery_entry` (`user_id`);