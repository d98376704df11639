CREATE TABLE `committee_term` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`month` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`until` integer NOT NULL,
	`appointed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "committee_term_seat_known" CHECK(seat between 0 and 3),
	CONSTRAINT "committee_term_order" CHECK(until >= starts_at)
) STRICT;
--> statement-breakpoint
CREATE INDEX `committee_term_user_id` ON `committee_term` (`user_id`,`until`);--> statement-breakpoint
CREATE INDEX `committee_term_until` ON `committee_term` (`until`);--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'committee', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
