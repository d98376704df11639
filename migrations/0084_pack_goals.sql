CREATE TABLE `pack_goal` (
	`week` integer NOT NULL,
	`pack` integer NOT NULL,
	`target` integer NOT NULL,
	`marks` integer NOT NULL,
	`users` integer NOT NULL,
	`reached_at` integer,
	PRIMARY KEY(`week`, `pack`),
	CONSTRAINT "pack_goal_marks" CHECK(marks > 0 and users between 1 and marks and pack between 0 and 5)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `pack_mark` (
	`week` integer NOT NULL,
	`user_id` integer NOT NULL,
	`pack` integer NOT NULL,
	`marks` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`is_paid` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `week`, `pack`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pack_mark_marks" CHECK(marks between 1 and 10 and pack between 0 and 5 and is_paid in (0, 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `pack_mark_unpaid` ON `pack_mark` (`week`,`pack`) WHERE is_paid = 0;
--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'packs', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
