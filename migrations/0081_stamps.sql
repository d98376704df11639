CREATE TABLE `stamp` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stamp_key" CHECK(length(key) between 1 and 20)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'book', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
