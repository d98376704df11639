CREATE TABLE `audit_part` (
	`number` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL
) STRICT;
