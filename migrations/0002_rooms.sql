CREATE TABLE `room` (
	`key` text PRIMARY KEY NOT NULL,
	`rev` integer NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`access` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `room_door` (
	`id` text PRIMARY KEY NOT NULL,
	`room` text NOT NULL,
	`to_room` text NOT NULL,
	`to_entry` text NOT NULL,
	`access` text,
	FOREIGN KEY (`room`) REFERENCES `room`(`key`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `room_door_room` ON `room_door` (`room`);--> statement-breakpoint
CREATE TABLE `room_revision` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room` text NOT NULL,
	`rev` integer NOT NULL,
	`pack` text NOT NULL,
	`hash` text NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` integer,
	FOREIGN KEY (`published_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "room_revision_rev" CHECK(rev > 0),
	CONSTRAINT "room_revision_hash_hex" CHECK(length(hash) = 64),
	CONSTRAINT "room_revision_pack" CHECK(json_valid(pack) and json_extract(pack, '$.key') = room)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `room_revision_room` ON `room_revision` (`room`,`rev`);--> statement-breakpoint
CREATE INDEX `room_revision_hash` ON `room_revision` (`hash`);
--> statement-breakpoint
CREATE TRIGGER `room_revision_next` BEFORE INSERT ON `room_revision`
WHEN NEW.`rev` <> 1 + coalesce((SELECT max(`rev`) FROM `room_revision` WHERE `room` = NEW.`room`), 0)
BEGIN
	SELECT raise(ABORT, 'not-the-next-revision');
END;
--> statement-breakpoint
CREATE TRIGGER `room_revision_published` AFTER INSERT ON `room_revision`
BEGIN
	INSERT INTO `room` (`key`, `rev`, `hash`, `name`, `access`)
	VALUES (NEW.`room`, NEW.`rev`, NEW.`hash`, NEW.`pack` -> '$.name', NEW.`pack` -> '$.access')
	ON CONFLICT (`key`) DO UPDATE SET
		`rev` = excluded.`rev`, `hash` = excluded.`hash`, `name` = excluded.`name`, `access` = excluded.`access`;
	DELETE FROM `room_door` WHERE `room` = NEW.`room`;
	INSERT OR REPLACE INTO `room_door` (`id`, `room`, `to_room`, `to_entry`, `access`)
	SELECT door.`value` ->> '$.id', NEW.`room`, door.`value` ->> '$.to.room', door.`value` ->> '$.to.entry',
		door.`value` -> '$.access'
	FROM json_each(NEW.`pack`, '$.doors') AS door;
END;
--> statement-breakpoint
CREATE TRIGGER `room_revision_unchanged` BEFORE UPDATE ON `room_revision`
BEGIN
	SELECT raise(ABORT, 'revisions-never-change');
END;
--> statement-breakpoint
CREATE TRIGGER `room_revision_kept` BEFORE DELETE ON `room_revision`
BEGIN
	SELECT raise(ABORT, 'revisions-never-change');
END;
