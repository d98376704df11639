DROP INDEX `daily_day`;--> statement-breakpoint
DROP INDEX `find_day_day`;--> statement-breakpoint
DROP INDEX `rest_until`;--> statement-breakpoint
CREATE TABLE `__new_daily` (
	`dog_id` integer NOT NULL,
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`dog_id`, `day`, `kind`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "daily_karma" CHECK(kind = 'karma' and amount between 1 and 50)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_daily` SELECT `dog_id`, `day`, `kind`, `amount` FROM `daily`;--> statement-breakpoint
DROP TABLE `daily`;--> statement-breakpoint
ALTER TABLE `__new_daily` RENAME TO `daily`;--> statement-breakpoint
CREATE TABLE `__new_find_day` (
	`user_id` integer NOT NULL,
	`day` integer NOT NULL,
	`spots` integer NOT NULL,
	`missed` integer NOT NULL,
	`blind` integer NOT NULL,
	`bones` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "find_day_bones" CHECK(bones between 0 and 42 and blind between 0 and 10 and spots >= 0 and missed >= 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_find_day` SELECT `user_id`, `day`, `spots`, `missed`, `blind`, `bones` FROM `find_day`;--> statement-breakpoint
DROP TABLE `find_day`;--> statement-breakpoint
ALTER TABLE `__new_find_day` RENAME TO `find_day`;--> statement-breakpoint
CREATE TABLE `__new_rest` (
	`what` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_rest` SELECT `what`, `until` FROM `rest`;--> statement-breakpoint
DROP TABLE `rest`;--> statement-breakpoint
ALTER TABLE `__new_rest` RENAME TO `rest`;
