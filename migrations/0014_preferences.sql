CREATE TABLE `preference` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "preference_value" CHECK(json_valid(value) AND length(value) <= 2000)
) STRICT;
