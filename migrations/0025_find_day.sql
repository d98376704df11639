CREATE TABLE `find_day` (
	`user_id` integer NOT NULL,
	`day` integer NOT NULL,
	`spots` integer NOT NULL,
	`missed` integer NOT NULL,
	`blind` integer NOT NULL,
	`bones` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "find_day_bones" CHECK(bones between 0 and 42 and blind between 0 and 10 and spots >= 0 and missed >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `find_day_day` ON `find_day` (`day`);