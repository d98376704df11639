CREATE TABLE `trail_day` (
	`day` integer PRIMARY KEY NOT NULL,
	`found` integer NOT NULL,
	CONSTRAINT "trail_day_found" CHECK(found > 0)
) STRICT;
--> statement-breakpoint
ALTER TABLE `find_day` ADD `trail` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'trail', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
