CREATE TABLE `monthly_users` (
	`month` text PRIMARY KEY NOT NULL,
	`users` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `excluded_subject` (
	`hash` text PRIMARY KEY NOT NULL,
	`ban_id` integer NOT NULL,
	`rule` text,
	`excluded_at` integer NOT NULL,
	`forgotten_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `excluded_subject_ban` ON `excluded_subject` (`ban_id`);--> statement-breakpoint
CREATE TABLE `public_report` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number_hash` text NOT NULL,
	`at` integer NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`ground` text NOT NULL,
	`what` text NOT NULL,
	`what_key` text NOT NULL,
	`words` text NOT NULL,
	`email` text,
	`accused_id` integer,
	`outcome` text,
	`decision` text,
	`decided_by` integer,
	`decider` text,
	`decided_at` integer,
	FOREIGN KEY (`accused_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "public_report_language" CHECK(language in ('dk', 'en', 'no', 'se')),
	CONSTRAINT "public_report_kind" CHECK(kind in ('name', 'text', 'picture', 'behaviour')),
	CONSTRAINT "public_report_ground" CHECK(ground in ('rules', 'law', 'danger')),
	CONSTRAINT "public_report_outcome" CHECK(outcome in ('removed', 'shut-out', 'warned', 'nothing', 'not-found')),
	CONSTRAINT "public_report_deciding" CHECK((decided_at is null) = (outcome is null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `public_report_number` ON `public_report` (`number_hash`);--> statement-breakpoint
CREATE INDEX `public_report_waiting` ON `public_report` (`decided_at`,`at`);--> statement-breakpoint
CREATE INDEX `public_report_at` ON `public_report` (`at`);--> statement-breakpoint
CREATE INDEX `public_report_accused` ON `public_report` (`accused_id`) WHERE accused_id is not null;--> statement-breakpoint
CREATE INDEX `public_report_letter` ON `public_report` (`decided_at`) WHERE email is not null;--> statement-breakpoint
ALTER TABLE `removed_score` ADD `found_by` text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE `removed_score` ADD `decider` text;--> statement-breakpoint
ALTER TABLE `ban` ADD `kind` text DEFAULT 'timed' NOT NULL;--> statement-breakpoint
ALTER TABLE `ban` ADD `found_by` text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE `ban` ADD `decider` text;--> statement-breakpoint
ALTER TABLE `ban` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `ban` ADD `confirmed_by` integer REFERENCES user(id);--> statement-breakpoint
CREATE INDEX `ban_undecided` ON `ban` (`ends_at`) WHERE kind = 'closed';--> statement-breakpoint
CREATE INDEX `ban_facts` ON `ban` (`starts_at`) WHERE facts is not null;--> statement-breakpoint
CREATE TRIGGER `public_report_decided_once` BEFORE UPDATE OF `outcome` ON `public_report`
WHEN OLD.`outcome` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'report-over');
END;
--> statement-breakpoint
CREATE TRIGGER `ban_for_good_by_two` BEFORE INSERT ON `ban`
WHEN NEW.`kind` = 'for-good' AND (NEW.`issued_by` IS NULL OR NEW.`confirmed_by` IS NULL OR NEW.`issued_by` = NEW.`confirmed_by`)
BEGIN
	SELECT RAISE(ABORT, 'judged-by-another');
END;
--> statement-breakpoint
CREATE TRIGGER `ban_kind_kept` BEFORE UPDATE OF `kind` ON `ban`
WHEN NEW.`kind` <> OLD.`kind`
BEGIN
	SELECT RAISE(ABORT, 'judged-by-another');
END;
--> statement-breakpoint
CREATE TRIGGER `appeal_by_third` BEFORE UPDATE OF `answered_by` ON `appeal`
WHEN NEW.`answered_by` IN (SELECT `confirmed_by` FROM `ban` WHERE `id` = NEW.`ban_id`)
BEGIN
	SELECT RAISE(ABORT, 'judged-by-another');
END;
