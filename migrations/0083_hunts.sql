CREATE TABLE `hunt_week` (
	`user_id` integer NOT NULL,
	`week` integer NOT NULL,
	`finds` integer NOT NULL,
	`day` integer NOT NULL,
	`spots` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hunt_week_finds" CHECK(finds > 0 and spots > 0 and day between week and week + 6)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'hunts', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
