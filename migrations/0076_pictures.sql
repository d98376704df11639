CREATE TABLE `picture` (
	`name` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`uploaded_by` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`is_published` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "picture_name" CHECK(length(name) between 68 and 72),
	CONSTRAINT "picture_data" CHECK(length(data) <= 65536),
	CONSTRAINT "picture_is_published" CHECK(is_published in (0, 1))
) STRICT;
