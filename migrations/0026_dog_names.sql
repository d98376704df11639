DROP INDEX `dog_name_key`;--> statement-breakpoint
CREATE UNIQUE INDEX `dog_user_name_key` ON `dog` (`user_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `dog_name_key` ON `dog` (`name_key`);