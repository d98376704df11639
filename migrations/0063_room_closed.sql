ALTER TABLE `room` ADD `is_closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER `room_revision_published`;
--> statement-breakpoint
CREATE TRIGGER `room_revision_published` AFTER INSERT ON `room_revision`
BEGIN
	INSERT INTO `room` (`key`, `rev`, `hash`, `name`, `access`, `map`, `is_closed`)
	VALUES (NEW.`room`, NEW.`rev`, NEW.`hash`, NEW.`pack` -> '$.name', NEW.`pack` -> '$.access', NEW.`pack` -> '$.map',
		NEW.`pack` ->> '$.isClosed' IS TRUE)
	ON CONFLICT (`key`) DO UPDATE SET
		`rev` = excluded.`rev`, `hash` = excluded.`hash`, `name` = excluded.`name`, `access` = excluded.`access`,
		`map` = excluded.`map`, `is_closed` = excluded.`is_closed`;
	DELETE FROM `room_door` WHERE `room` = NEW.`room`;
	INSERT OR REPLACE INTO `room_door` (`id`, `room`, `to_room`, `to_entry`, `access`)
	SELECT door.`value` ->> '$.id', NEW.`room`, door.`value` ->> '$.to.room', door.`value` ->> '$.to.entry',
		door.`value` -> '$.access'
	FROM json_each(NEW.`pack`, '$.doors') AS door;
END;
