CREATE TABLE `friend` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`asker` integer NOT NULL,
	`asked` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`since` integer,
	FOREIGN KEY (`asker`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asked`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "friend_two" CHECK(asker <> asked)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `friend_pair` ON `friend` (min(`asker`, `asked`), max(`asker`, `asked`));--> statement-breakpoint
CREATE INDEX `friend_asker` ON `friend` (`asker`);--> statement-breakpoint
CREATE INDEX `friend_asked` ON `friend` (`asked`);
--> statement-breakpoint
CREATE TRIGGER `friend_max` BEFORE INSERT ON `friend`
WHEN (SELECT count(*) FROM `friend` WHERE `asker` = NEW.`asker` OR `asked` = NEW.`asker`) >= 200
	OR (SELECT count(*) FROM `friend` WHERE `asker` = NEW.`asked` OR `asked` = NEW.`asked`) >= 200
BEGIN
	SELECT RAISE(ABORT, 'too-many-friends');
END;
