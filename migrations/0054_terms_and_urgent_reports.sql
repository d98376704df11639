-- Two constraints name more values, and a constraint is changed with its table alone. The staff log refers to reports, and
-- keys are enforced while a migration runs: so the rows are put aside, and put back into a table of the same name before
-- the migration ends.
PRAGMA defer_foreign_keys = ON;--> statement-breakpoint
CREATE TABLE `report_aside` AS SELECT * FROM `report`;--> statement-breakpoint
DROP TABLE `report`;--> statement-breakpoint
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
	`held_until` integer,
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
	CONSTRAINT "report_offence" CHECK(offence in ('language', 'thief', 'cheat', 'tooYoung', 'grooming', 'threat', 'serious', 'other')),
	CONSTRAINT "report_outcome" CHECK(outcome in ('acted', 'warned', 'nothing', 'untrue')),
	CONSTRAINT "report_self" CHECK(reporter_id <> accused_id),
	CONSTRAINT "report_closing" CHECK((closed_at is null) = (outcome is null))
) STRICT;
--> statement-breakpoint
INSERT INTO `report` (`id`, `at`, `reporter_id`, `accused_id`, `dog_id`, `offence`, `reason`, `room`, `line`, `evidence`, `claimed_by`, `claimed_at`, `outcome`, `closed_by`, `closed_at`, `seen_at`)
SELECT `id`, `at`, `reporter_id`, `accused_id`, `dog_id`, `offence`, `reason`, `room`, `line`, `evidence`, `claimed_by`, `claimed_at`, `outcome`, `closed_by`, `closed_at`, `seen_at` FROM `report_aside`;--> statement-breakpoint
DROP TABLE `report_aside`;--> statement-breakpoint
CREATE INDEX `report_waiting` ON `report` (`closed_at`,`at`);--> statement-breakpoint
CREATE INDEX `report_reporter` ON `report` (`reporter_id`,`at`);--> statement-breakpoint
CREATE INDEX `report_accused` ON `report` (`accused_id`,`at`);--> statement-breakpoint
CREATE INDEX `report_held` ON `report` (`held_until`) WHERE held_until is not null;--> statement-breakpoint
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
CREATE TABLE `__new_push_due` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`about` text NOT NULL,
	`at` integer NOT NULL,
	`not_before` integer NOT NULL,
	`drop_at` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`remaining` text,
	`done_at` integer,
	`sent` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "push_due_kind" CHECK(kind in ('whisper', 'friend', 'event', 'life', 'answer', 'alarm')),
	CONSTRAINT "push_due_sent" CHECK(sent in (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_push_due` SELECT * FROM `push_due`;--> statement-breakpoint
DROP TABLE `push_due`;--> statement-breakpoint
ALTER TABLE `__new_push_due` RENAME TO `push_due`;--> statement-breakpoint
CREATE UNIQUE INDEX `push_due_key` ON `push_due` (`user_id`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `push_due_waiting` ON `push_due` (`not_before`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `push_due_at` ON `push_due` (`at`);--> statement-breakpoint
ALTER TABLE `user` ADD `terms_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `terms_at` integer;
