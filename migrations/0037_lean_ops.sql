-- An op writes six rows: its own, which is the last of its batch and has the result, one index, two legs and two
-- balances. Foreign keys are enforced while a migration runs, and dropping a table that others refer to would look for
-- every one of its rows in each of them. So all tables that refer to ops are made anew beside the old ones, filled, and
-- renamed; the old ones are dropped from the leaves to the root, when nothing refers to them any more.
--
-- The row of an op refers to nothing that comes later, but what it writes refers to it: with its row as the last, SQLite
-- looks in each table with a foreign key to `op` for rows that name it. So only those have one that find them by an index:
-- `leg`, `item_move` and `question`.
--
-- The code of before goes on working by these tables until it is replaced: it writes the row of an op first, without a
-- result, and the result last (op_sealed). The accounts of the park are opened here, because that code would open one
-- that may not owe, and new code opens none.
DROP TRIGGER `dog_born`;
--> statement-breakpoint
CREATE TABLE `__new_op` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` integer,
	`kind` text NOT NULL,
	`request_hash` text NOT NULL,
	`at` integer NOT NULL,
	`result` text,
	FOREIGN KEY (`actor`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_account` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dog_id` integer,
	`purpose` text,
	`unit` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`may_owe` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_owner" CHECK((dog_id is null) <> (purpose is null)),
	CONSTRAINT "account_unit" CHECK(unit in ('bones', 'karma', 'level', 'life')),
	CONSTRAINT "account_balance" CHECK(balance >= 0 or may_owe = 1),
	CONSTRAINT "account_may_owe" CHECK(may_owe = 0 or may_owe = 1 and purpose is not null)
) STRICT;
--> statement-breakpoint
CREATE TABLE `__new_leg` (
	`op_id` text NOT NULL,
	`account_id` integer NOT NULL,
	`delta` integer NOT NULL,
	PRIMARY KEY(`op_id`, `account_id`),
	FOREIGN KEY (`op_id`) REFERENCES `__new_op`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `__new_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "leg_delta" CHECK(delta <> 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_item` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`holder` text NOT NULL,
	`slot` text NOT NULL,
	`ver` integer DEFAULT 1 NOT NULL,
	`op_id` text NOT NULL,
	CONSTRAINT "item_holder" CHECK(holder = 'gone' or holder glob 'dog:[1-9]*' or holder glob 'ground:?*'),
	CONSTRAINT "item_ver" CHECK(ver > 0)
) STRICT;
--> statement-breakpoint
-- It keeps row ids: their order is that of the moves (worker/rooms/dogs-now-db.ts).
CREATE TABLE `__new_item_move` (
	`item_id` integer NOT NULL,
	`ver` integer NOT NULL,
	`op_id` text NOT NULL,
	`holder` text NOT NULL,
	`slot` text NOT NULL,
	PRIMARY KEY(`item_id`, `ver`),
	FOREIGN KEY (`item_id`) REFERENCES `__new_item`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`op_id`) REFERENCES `__new_op`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `__new_once` (
	`what` text PRIMARY KEY NOT NULL,
	`op_id` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_question` (
	`id` text PRIMARY KEY NOT NULL,
	`dog_id` integer NOT NULL,
	`asked` text NOT NULL,
	`right` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`answer` integer,
	FOREIGN KEY (`id`) REFERENCES `__new_op`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_places" CHECK("right" between 0 and 3 and answer between 0 and 3)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `__new_delivery_entry` (
	`delivery_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`won` integer,
	`used_by` text,
	PRIMARY KEY(`delivery_id`, `user_id`),
	FOREIGN KEY (`delivery_id`) REFERENCES `delivery`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_entry_won" CHECK(won in (0, 1) and (used_by is null or coalesce(won, 0) = 1))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_op` SELECT `id`, `actor`, `kind`, `request_hash`, `at`, `result` FROM `op` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `__new_account`
SELECT `id`, `dog_id`, `purpose`, `unit`, `balance`, `purpose` IS NOT NULL FROM `account`;
--> statement-breakpoint
INSERT INTO `__new_leg` SELECT `op_id`, `account_id`, `delta` FROM `leg` ORDER BY `op_id`, `account_id`;
--> statement-breakpoint
INSERT INTO `__new_item` SELECT `id`, `kind`, `holder`, `slot`, `ver`, `op_id` FROM `item`;
--> statement-breakpoint
INSERT INTO `__new_item_move` SELECT `item_id`, `ver`, `op_id`, `holder`, `slot` FROM `item_move` ORDER BY rowid;
--> statement-breakpoint
-- A treat was named after its giver, its receiver and the day. Whoever asks what a dog was given looks by the receiver:
-- legs have no index by account any more. Numbers were bound with a fraction: "treat:5.0:7:20400.0".
INSERT INTO `__new_once`
SELECT CASE WHEN `what` GLOB 'treat:*'
	THEN 'treated:' || CAST(`part` ->> 2 AS INTEGER) || ':' || CAST(`part` ->> 3 AS INTEGER) || ':' || CAST(`part` ->> 1 AS INTEGER)
	ELSE `what` END, `op_id`
FROM (SELECT `what`, `op_id`, iif(`what` GLOB 'treat:*', '["' || replace(`what`, ':', '","') || '"]', NULL) AS `part` FROM `once`);
--> statement-breakpoint
INSERT INTO `__new_question` SELECT `id`, `dog_id`, `asked`, `right`, `asked_at`, `answer` FROM `question`;
--> statement-breakpoint
INSERT INTO `__new_delivery_entry` SELECT `delivery_id`, `user_id`, `won`, `used_by` FROM `delivery_entry`;
--> statement-breakpoint
DROP TABLE `leg`;
--> statement-breakpoint
DROP TABLE `item_move`;
--> statement-breakpoint
DROP TABLE `item`;
--> statement-breakpoint
DROP TABLE `once`;
--> statement-breakpoint
DROP TABLE `question`;
--> statement-breakpoint
DROP TABLE `delivery_entry`;
--> statement-breakpoint
DROP TABLE `account`;
--> statement-breakpoint
DROP TABLE `op`;
--> statement-breakpoint
ALTER TABLE `__new_op` RENAME TO `op`;
--> statement-breakpoint
ALTER TABLE `__new_account` RENAME TO `account`;
--> statement-breakpoint
ALTER TABLE `__new_leg` RENAME TO `leg`;
--> statement-breakpoint
ALTER TABLE `__new_item` RENAME TO `item`;
--> statement-breakpoint
ALTER TABLE `__new_item_move` RENAME TO `item_move`;
--> statement-breakpoint
ALTER TABLE `__new_once` RENAME TO `once`;
--> statement-breakpoint
ALTER TABLE `__new_question` RENAME TO `question`;
--> statement-breakpoint
ALTER TABLE `__new_delivery_entry` RENAME TO `delivery_entry`;
--> statement-breakpoint
CREATE INDEX `op_actor` ON `op` (`actor`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_dog` ON `account` (`dog_id`,`unit`);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_purpose` ON `account` (`purpose`,`unit`);
--> statement-breakpoint
CREATE UNIQUE INDEX `item_place` ON `item` (`holder`,`slot`);
--> statement-breakpoint
CREATE INDEX `item_move_op` ON `item_move` (`op_id`);
--> statement-breakpoint
CREATE INDEX `question_dog_id` ON `question` (`dog_id`);
--> statement-breakpoint
CREATE INDEX `delivery_entry_user` ON `delivery_entry` (`user_id`);
--> statement-breakpoint
CREATE TRIGGER `op_frozen` BEFORE INSERT ON `op`
WHEN NEW.`kind` IN ('buy', 'give', 'trade', 'drop', 'pick-up')
	AND EXISTS (SELECT 1 FROM `setting` WHERE `type` = 'TRADE_FROZEN' AND `value` = '1')
BEGIN
	SELECT RAISE(ABORT, 'trade-frozen');
END;
--> statement-breakpoint
CREATE TRIGGER `op_balanced` BEFORE INSERT ON `op` WHEN NEW.`result` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'legs-do-not-balance')
	FROM `leg` JOIN `account` ON `account`.`id` = `leg`.`account_id`
	WHERE `leg`.`op_id` = NEW.`id`
	GROUP BY `account`.`unit` HAVING sum(`leg`.`delta`) <> 0;
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
CREATE TRIGGER `dog_born` AFTER INSERT ON `dog`
BEGIN
	INSERT INTO `account` (`dog_id`, `unit`) VALUES (NEW.`id`, 'bones'), (NEW.`id`, 'karma'), (NEW.`id`, 'level'), (NEW.`id`, 'life');
	INSERT INTO `leg` (`op_id`, `account_id`, `delta`)
	SELECT 'birth:' || NEW.`id`, `account`.`id`,
		iif(`dog_id` IS NULL, -1, 1) * iif(`unit` = 'life', 60, NEW.`level_points`)
	FROM `account`
	WHERE (`dog_id` = NEW.`id` OR `purpose` = 'birth') AND (`unit` = 'life' OR (`unit` = 'level' AND NEW.`level_points` > 0));
	INSERT INTO `op` (`id`, `actor`, `kind`, `request_hash`, `at`, `result`)
	VALUES ('birth:' || NEW.`id`, NEW.`user_id`, 'birth', '', NEW.`created_at`, '{}');
END;
--> statement-breakpoint
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT `purpose`.`value`, `unit`.`value`, 1
FROM json_each('["birth","days","digging","games","npcs","questions","scooping","shops","sniffing","treats"]') AS `purpose`,
	json_each('["bones","karma","level","life"]') AS `unit`
WHERE true
ON CONFLICT DO NOTHING;