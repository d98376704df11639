-- A ticket is a part of its dog's row, which is written for the epoch anyway, and `ticket` has the sockets alone, with no
-- index besides its key. The code of before goes on working by it until it is replaced: it still has tickets in it, which
-- it finds without an index, among few rows. A ticket of one code is refused by the other, and its page asks for another.
CREATE TABLE `__new_ticket` (
	`user_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`epoch` integer NOT NULL,
	`hash` text NOT NULL,
	`room` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`session_key` text,
	PRIMARY KEY(`user_id`, `dog_id`, `epoch`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_ticket`("user_id", "dog_id", "epoch", "hash", "room", "expires_at", "used_at", "session_key") SELECT "user_id", "dog_id", "epoch", "hash", "room", "expires_at", "used_at", "session_key" FROM `ticket`;--> statement-breakpoint
DROP TABLE `ticket`;--> statement-breakpoint
ALTER TABLE `__new_ticket` RENAME TO `ticket`;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_hash` text;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_epoch` integer;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_room` text;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_place` text;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_expires_at` integer;--> statement-breakpoint
ALTER TABLE `dog` ADD `ticket_session` text;--> statement-breakpoint
CREATE INDEX `dog_ticket` ON `dog` (`ticket_place`,`ticket_expires_at`) WHERE ticket_place is not null;