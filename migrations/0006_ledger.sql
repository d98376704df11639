CREATE TABLE `item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`holder` text NOT NULL,
	`slot` text NOT NULL,
	`ver` integer DEFAULT 1 NOT NULL,
	`op_id` text NOT NULL,
	FOREIGN KEY (`op_id`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "item_holder" CHECK(holder = 'gone' or holder glob 'dog:[1-9]*' or holder glob 'ground:?*'),
	CONSTRAINT "item_ver" CHECK(ver > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `item_place` ON `item` (`holder`,`slot`);--> statement-breakpoint
CREATE TABLE `item_move` (
	`item_id` integer NOT NULL,
	`ver` integer NOT NULL,
	`op_id` text NOT NULL,
	`holder` text NOT NULL,
	`slot` text NOT NULL,
	PRIMARY KEY(`item_id`, `ver`),
	FOREIGN KEY (`item_id`) REFERENCES `item`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`op_id`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `account` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dog_id` integer,
	`purpose` text,
	`unit` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_owner" CHECK((dog_id is null) <> (purpose is null)),
	CONSTRAINT "account_unit" CHECK(unit in ('bones', 'karma', 'level', 'life')),
	CONSTRAINT "account_balance" CHECK(balance >= 0 or purpose is not null)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `account_dog` ON `account` (`dog_id`,`unit`);--> statement-breakpoint
CREATE UNIQUE INDEX `account_purpose` ON `account` (`purpose`,`unit`);--> statement-breakpoint
CREATE TABLE `leg` (
	`op_id` text NOT NULL,
	`account_id` integer NOT NULL,
	`delta` integer NOT NULL,
	PRIMARY KEY(`op_id`, `account_id`),
	FOREIGN KEY (`op_id`) REFERENCES `op`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "leg_delta" CHECK(delta <> 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `leg_account` ON `leg` (`account_id`);--> statement-breakpoint
CREATE TABLE `op` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` integer,
	`kind` text NOT NULL,
	`request_hash` text NOT NULL,
	`at` integer NOT NULL,
	`result` text,
	FOREIGN KEY (`actor`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `dog` ADD `life_day` integer;
--> statement-breakpoint
CREATE VIEW `demand` AS SELECT NULL AS `word`, NULL AS `holds`;
--> statement-breakpoint
CREATE TRIGGER `demand_holds` INSTEAD OF INSERT ON `demand` WHEN NEW.`holds` IS NOT 1
BEGIN
	SELECT RAISE(ABORT, NEW.`word`);
END;
--> statement-breakpoint
CREATE TRIGGER `op_frozen` BEFORE INSERT ON `op`
WHEN NEW.`kind` IN ('buy', 'give', 'trade', 'drop', 'pick-up')
	AND EXISTS (SELECT 1 FROM `setting` WHERE `type` = 'TRADE_FROZEN' AND `value` = '1')
BEGIN
	SELECT RAISE(ABORT, 'trade-frozen');
END;
--> statement-breakpoint
CREATE TRIGGER `op_sealed` BEFORE UPDATE ON `op`
BEGIN
	SELECT RAISE(ABORT, 'op-is-sealed')
	WHERE OLD.`result` IS NOT NULL OR NEW.`id` <> OLD.`id` OR NEW.`actor` IS NOT OLD.`actor` OR NEW.`kind` <> OLD.`kind`
		OR NEW.`request_hash` <> OLD.`request_hash` OR NEW.`at` <> OLD.`at`;
	SELECT RAISE(ABORT, 'legs-do-not-balance')
	FROM `leg` JOIN `account` ON `account`.`id` = `leg`.`account_id`
	WHERE `leg`.`op_id` = NEW.`id`
	GROUP BY `account`.`unit` HAVING sum(`leg`.`delta`) <> 0;
END;
--> statement-breakpoint
CREATE TRIGGER `op_kept` BEFORE DELETE ON `op`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `leg_in_time` BEFORE INSERT ON `leg`
WHEN (SELECT `result` FROM `op` WHERE `id` = NEW.`op_id`) IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'op-is-sealed');
END;
--> statement-breakpoint
CREATE TRIGGER `leg_booked` AFTER INSERT ON `leg`
BEGIN
	UPDATE `account` SET `balance` = `balance` + NEW.`delta` WHERE `id` = NEW.`account_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `leg_unchanged` BEFORE UPDATE ON `leg`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `leg_kept` BEFORE DELETE ON `leg`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `account_level` AFTER UPDATE OF `balance` ON `account` WHEN NEW.`unit` = 'level' AND NEW.`dog_id` IS NOT NULL
BEGIN
	UPDATE `dog` SET `level_points` = NEW.`balance` WHERE `id` = NEW.`dog_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `item_made` AFTER INSERT ON `item`
BEGIN
	SELECT RAISE(ABORT, 'op-is-sealed') WHERE (SELECT `result` FROM `op` WHERE `id` = NEW.`op_id`) IS NOT NULL;
	INSERT INTO `item_move` (`item_id`, `ver`, `op_id`, `holder`, `slot`)
	VALUES (NEW.`id`, NEW.`ver`, NEW.`op_id`, NEW.`holder`, NEW.`slot`);
	INSERT OR REPLACE INTO `wear` (`dog_id`, `slot`, `item`)
	SELECT CAST(substr(NEW.`holder`, 5) AS INTEGER), NEW.`slot`, NEW.`kind`
	WHERE NEW.`holder` GLOB 'dog:*' AND NEW.`slot` IN ('hat', 'mouth', 'back', 'ass');
END;
--> statement-breakpoint
CREATE TRIGGER `item_moves` BEFORE UPDATE ON `item`
BEGIN
	SELECT RAISE(ABORT, 'items-move-by-ops')
	WHERE NEW.`id` <> OLD.`id` OR NEW.`kind` <> OLD.`kind` OR NEW.`ver` <> OLD.`ver` + 1;
	SELECT RAISE(ABORT, 'op-is-sealed') WHERE (SELECT `result` FROM `op` WHERE `id` = NEW.`op_id`) IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `item_moved` AFTER UPDATE ON `item`
BEGIN
	INSERT INTO `item_move` (`item_id`, `ver`, `op_id`, `holder`, `slot`)
	VALUES (NEW.`id`, NEW.`ver`, NEW.`op_id`, NEW.`holder`, NEW.`slot`);
	DELETE FROM `wear`
	WHERE OLD.`holder` GLOB 'dog:*' AND `dog_id` = CAST(substr(OLD.`holder`, 5) AS INTEGER) AND `slot` = OLD.`slot`;
	INSERT OR REPLACE INTO `wear` (`dog_id`, `slot`, `item`)
	SELECT CAST(substr(NEW.`holder`, 5) AS INTEGER), NEW.`slot`, NEW.`kind`
	WHERE NEW.`holder` GLOB 'dog:*' AND NEW.`slot` IN ('hat', 'mouth', 'back', 'ass');
END;
--> statement-breakpoint
CREATE TRIGGER `item_kept` BEFORE DELETE ON `item`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `item_move_unchanged` BEFORE UPDATE ON `item_move`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `item_move_kept` BEFORE DELETE ON `item_move`
BEGIN
	SELECT RAISE(ABORT, 'the-ledger-is-kept');
END;
--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`) VALUES ('birth', 'level'), ('birth', 'life');
--> statement-breakpoint
CREATE TRIGGER `dog_born` AFTER INSERT ON `dog`
BEGIN
	INSERT INTO `account` (`dog_id`, `unit`) VALUES (NEW.`id`, 'bones'), (NEW.`id`, 'karma'), (NEW.`id`, 'level'), (NEW.`id`, 'life');
	INSERT INTO `op` (`id`, `actor`, `kind`, `request_hash`, `at`)
	VALUES ('birth:' || NEW.`id`, NEW.`user_id`, 'birth', '', NEW.`created_at`);
	INSERT INTO `leg` (`op_id`, `account_id`, `delta`)
	SELECT 'birth:' || NEW.`id`, `account`.`id`,
		iif(`dog_id` IS NULL, -1, 1) * iif(`unit` = 'life', 60, NEW.`level_points`)
	FROM `account`
	WHERE (`dog_id` = NEW.`id` OR `purpose` = 'birth') AND (`unit` = 'life' OR (`unit` = 'level' AND NEW.`level_points` > 0));
	UPDATE `op` SET `result` = '{}' WHERE `id` = 'birth:' || NEW.`id`;
END;
--> statement-breakpoint
INSERT INTO `account` (`dog_id`, `unit`) SELECT `dog`.`id`, `value` FROM `dog`, json_each('["bones","karma","level","life"]');
--> statement-breakpoint
INSERT INTO `op` (`id`, `actor`, `kind`, `request_hash`, `at`)
SELECT 'birth:' || `id`, `user_id`, 'birth', '', `created_at` FROM `dog`;
--> statement-breakpoint
INSERT INTO `leg` (`op_id`, `account_id`, `delta`)
SELECT 'birth:' || `dog`.`id`, `account`.`id`, iif(`account`.`unit` = 'life', 60, `dog`.`level_points`)
FROM `dog` JOIN `account` ON `account`.`dog_id` = `dog`.`id`
WHERE `account`.`unit` = 'life' OR (`account`.`unit` = 'level' AND `dog`.`level_points` > 0);
--> statement-breakpoint
INSERT INTO `leg` (`op_id`, `account_id`, `delta`)
SELECT `leg`.`op_id`, `park`.`id`, -`leg`.`delta`
FROM `leg` JOIN `account` ON `account`.`id` = `leg`.`account_id`
JOIN `account` AS `park` ON `park`.`purpose` = 'birth' AND `park`.`unit` = `account`.`unit`
WHERE `account`.`dog_id` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `item` (`kind`, `holder`, `slot`, `op_id`)
SELECT `item`, 'dog:' || `dog_id`, `slot`, 'birth:' || `dog_id` FROM `wear`;
--> statement-breakpoint
UPDATE `op` SET `result` = '{}' WHERE `kind` = 'birth';
