CREATE TABLE `saved_look` (
	`user_id` integer NOT NULL,
	`place` integer NOT NULL,
	`wear` text NOT NULL,
	PRIMARY KEY(`user_id`, `place`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "saved_look_place" CHECK(place between 0 and 5),
	CONSTRAINT "saved_look_wear" CHECK(json_valid(wear) and length(wear) <= 200)
) STRICT;
