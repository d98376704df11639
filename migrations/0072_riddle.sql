CREATE TABLE `riddle_answer` (
	`user_id` integer NOT NULL,
	`day` integer NOT NULL,
	`points` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "riddle_answer_points" CHECK(points >= 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `riddle_day` (
	`day` integer PRIMARY KEY NOT NULL,
	`asked` text NOT NULL,
	`right` integer NOT NULL,
	CONSTRAINT "riddle_day_right" CHECK("right" between 0 and 3)
) STRICT;
