CREATE TABLE `daily` (
	`dog_id` integer NOT NULL,
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`dog_id`, `day`, `kind`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "daily_karma" CHECK(kind = 'karma' and amount between 1 and 50)
) STRICT;
--> statement-breakpoint
CREATE INDEX `daily_day` ON `daily` (`day`);--> statement-breakpoint
CREATE TABLE `once` (
	`what` text PRIMARY KEY NOT NULL,
	`op_id` text NOT NULL,
	FOREIGN KEY (`op_id`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `rest` (
	`what` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `rest_until` ON `rest` (`until`);