CREATE TABLE `unheard` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`kind` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "unheard_kind" CHECK(kind in ('ignored', 'blocked')),
	CONSTRAINT "unheard_self" CHECK(user_id <> other_id)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `unheard_pair` ON `unheard` (`user_id`,`other_id`);--> statement-breakpoint
CREATE INDEX `unheard_other` ON `unheard` (`other_id`,`kind`);--> statement-breakpoint
CREATE TRIGGER `unheard_max` BEFORE INSERT ON `unheard`
WHEN (SELECT count(*) FROM `unheard` WHERE `user_id` = NEW.`user_id`) >= 200
BEGIN
	SELECT RAISE(ABORT, 'too-many-unheard');
END;
