CREATE TABLE `appeal` (
	`ban_id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`words` text NOT NULL,
	`answer` text,
	`is_lifted` integer,
	`answered_by` integer,
	`answered_at` integer,
	FOREIGN KEY (`ban_id`) REFERENCES `ban`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `appeal_waiting` ON `appeal` (`answered_at`,`at`);--> statement-breakpoint
CREATE TABLE `ban_doubling` (
	`ban_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`ban_id`, `user_id`),
	FOREIGN KEY (`ban_id`) REFERENCES `ban`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `report` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`reporter_id` integer NOT NULL,
	`accused_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`offence` text NOT NULL,
	`reason` text NOT NULL,
	`room` text,
	`line` integer,
	`evidence` text,
	`claimed_by` integer,
	`claimed_at` integer,
	`outcome` text,
	`closed_by` integer,
	`closed_at` integer,
	`seen_at` integer,
	FOREIGN KEY (`reporter_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accused_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claimed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "report_offence" CHECK(offence in ('language', 'thief', 'cheat', 'serious', 'other')),
	CONSTRAINT "report_outcome" CHECK(outcome in ('acted', 'warned', 'nothing', 'untrue')),
	CONSTRAINT "report_self" CHECK(reporter_id <> accused_id),
	CONSTRAINT "report_closing" CHECK((closed_at is null) = (outcome is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `report_waiting` ON `report` (`closed_at`,`at`);--> statement-breakpoint
CREATE INDEX `report_reporter` ON `report` (`reporter_id`,`at`);--> statement-breakpoint
CREATE INDEX `report_accused` ON `report` (`accused_id`,`at`);--> statement-breakpoint
CREATE TABLE `staff_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`staff_id` integer,
	`act` text NOT NULL,
	`user_id` integer,
	`dog_id` integer,
	`ban_id` integer,
	`report_id` integer,
	`room` text,
	`reason` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ban_id`) REFERENCES `ban`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`report_id`) REFERENCES `report`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `staff_log_staff` ON `staff_log` (`staff_id`,`at`);--> statement-breakpoint
CREATE INDEX `staff_log_user` ON `staff_log` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `staff_log_at` ON `staff_log` (`at`);--> statement-breakpoint
ALTER TABLE `ban` ADD `rule` text;--> statement-breakpoint
ALTER TABLE `ban` ADD `seconds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ban` ADD `dog_id` integer;--> statement-breakpoint
ALTER TABLE `ban` ADD `lifted_at` integer;--> statement-breakpoint
ALTER TABLE `ban` ADD `lifted_by` integer REFERENCES user(id);--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;--> statement-breakpoint
CREATE INDEX `session_device` ON `session` (`device`);
--> statement-breakpoint
CREATE TRIGGER `report_max` BEFORE INSERT ON `report`
WHEN (SELECT count(*) FROM `report` WHERE `reporter_id` = NEW.`reporter_id` AND `at` > NEW.`at` - 3600000) >= 5
BEGIN
	SELECT RAISE(ABORT, 'reports-used-up');
END;
--> statement-breakpoint
CREATE TRIGGER `report_again` BEFORE INSERT ON `report`
WHEN EXISTS (SELECT 1 FROM `report` WHERE `reporter_id` = NEW.`reporter_id` AND `dog_id` = NEW.`dog_id` AND `at` > NEW.`at` - 600000)
BEGIN
	SELECT RAISE(ABORT, 'reported-lately');
END;
--> statement-breakpoint
CREATE TRIGGER `report_claimed_once` BEFORE UPDATE OF `claimed_by` ON `report`
WHEN OLD.`claimed_by` IS NOT NULL AND NEW.`claimed_by` IS NOT NULL AND NEW.`claimed_by` <> OLD.`claimed_by`
BEGIN
	SELECT RAISE(ABORT, 'report-taken');
END;
--> statement-breakpoint
CREATE TRIGGER `report_closed_once` BEFORE UPDATE OF `claimed_by`, `outcome` ON `report`
WHEN OLD.`closed_at` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'report-over');
END;
--> statement-breakpoint
CREATE TRIGGER `appeal_by_another` BEFORE UPDATE OF `answered_by` ON `appeal`
WHEN NEW.`answered_by` IN (SELECT `issued_by` FROM `ban` WHERE `id` = NEW.`ban_id` UNION SELECT `user_id` FROM `ban` WHERE `id` = NEW.`ban_id`)
BEGIN
	SELECT RAISE(ABORT, 'judged-by-another');
END;
--> statement-breakpoint
CREATE TRIGGER `appeal_answered_once` BEFORE UPDATE OF `answered_by` ON `appeal`
WHEN OLD.`answered_at` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'ban-over');
END;
--> statement-breakpoint
CREATE TRIGGER `ban_lifted_once` BEFORE UPDATE OF `lifted_at` ON `ban`
WHEN OLD.`lifted_at` IS NOT NULL OR OLD.`ends_at` <= NEW.`lifted_at`
BEGIN
	SELECT RAISE(ABORT, 'ban-over');
END;
--> statement-breakpoint
CREATE TRIGGER `ban_doubled` AFTER INSERT ON `ban_doubling`
BEGIN
	UPDATE `ban` SET `ends_at` = max(`ends_at`, min(`starts_at` + 2592000000, 2 * `ends_at` - `starts_at`)) WHERE `id` = NEW.`ban_id`;
	INSERT INTO `staff_log` (`at`, `act`, `user_id`, `ban_id`, `detail`)
	SELECT NEW.`at`, 'double-ban', `user_id`, `id`, json_object('account', NEW.`user_id`, 'endsAt', `ends_at`)
	FROM `ban` WHERE `id` = NEW.`ban_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `staff_log_busy` BEFORE INSERT ON `staff_log`
WHEN NEW.`act` = 'kick' AND (SELECT count(*) FROM `staff_log` WHERE `staff_id` = NEW.`staff_id` AND `act` = 'kick' AND `at` > NEW.`at` - 3600000) >= 30
BEGIN
	SELECT RAISE(ABORT, 'too-often');
END;
--> statement-breakpoint
CREATE TRIGGER `staff_log_added` BEFORE INSERT ON `staff_log`
WHEN EXISTS (SELECT 1 FROM `staff_log` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'the-log-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `staff_log_unchanged` BEFORE UPDATE ON `staff_log`
BEGIN
	SELECT RAISE(ABORT, 'the-log-is-kept');
END;
--> statement-breakpoint
CREATE TRIGGER `staff_log_kept` BEFORE DELETE ON `staff_log`
BEGIN
	SELECT RAISE(ABORT, 'the-log-is-kept');
END;
