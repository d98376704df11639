CREATE TABLE `draft` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`what` text NOT NULL,
	`base` integer NOT NULL,
	`rev` integer NOT NULL,
	`text` text NOT NULL,
	CONSTRAINT "draft_rev" CHECK(rev >= 0),
	CONSTRAINT "draft_text" CHECK(json_valid(text) and length(text) <= 262144)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_what` ON `draft` (`what`);--> statement-breakpoint
CREATE TABLE `draft_change` (
	`draft_id` integer NOT NULL,
	`rev` integer NOT NULL,
	`id` text NOT NULL,
	`by` integer NOT NULL,
	`at` integer NOT NULL,
	`edit` text NOT NULL,
	PRIMARY KEY(`draft_id`, `rev`),
	FOREIGN KEY (`draft_id`) REFERENCES `draft`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "draft_change_edit" CHECK(json_valid(edit) and json_extract(edit, '$.id') = id)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `draft_change_id` ON `draft_change` (`draft_id`,`id`);--> statement-breakpoint
CREATE TABLE `item_kind` (
	`key` text PRIMARY KEY NOT NULL,
	`price` integer,
	`is_rare` integer NOT NULL,
	`is_sold` integer NOT NULL,
	`is_retired` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `sheet_revision` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sheet` text NOT NULL,
	`rev` integer NOT NULL,
	`text` text NOT NULL,
	`hash` text NOT NULL,
	`published_at` integer NOT NULL,
	`published_by` integer,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`published_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sheet_revision_rev" CHECK(rev > 0),
	CONSTRAINT "sheet_revision_hash_hex" CHECK(length(hash) = 64),
	CONSTRAINT "sheet_revision_text" CHECK(json_valid(text) and json_type(text) = 'array')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `sheet_revision_sheet` ON `sheet_revision` (`sheet`,`rev`);--> statement-breakpoint
ALTER TABLE `room_revision` ADD `reason` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `sheet_revision_next` BEFORE INSERT ON `sheet_revision`
WHEN NEW.`rev` <> 1 + coalesce((SELECT max(`rev`) FROM `sheet_revision` WHERE `sheet` = NEW.`sheet`), 0)
BEGIN
	SELECT raise(ABORT, 'not-the-next-revision');
END;
--> statement-breakpoint
CREATE TRIGGER `sheet_revision_published` AFTER INSERT ON `sheet_revision`
WHEN NEW.`sheet` = 'items'
BEGIN
	INSERT INTO `item_kind` (`key`, `price`, `is_rare`, `is_sold`, `is_retired`)
	SELECT kind.`value` ->> '$.id', kind.`value` ->> '$.price', kind.`value` ->> '$.isRare', kind.`value` ->> '$.isSold',
		kind.`value` ->> '$.isRetired'
	FROM json_each(NEW.`text`) AS kind WHERE true
	ON CONFLICT (`key`) DO UPDATE SET
		`price` = excluded.`price`, `is_rare` = excluded.`is_rare`, `is_sold` = excluded.`is_sold`,
		`is_retired` = excluded.`is_retired`;
END;
--> statement-breakpoint
CREATE TRIGGER `sheet_revision_unchanged` BEFORE UPDATE ON `sheet_revision`
BEGIN
	SELECT raise(ABORT, 'revisions-never-change');
END;
--> statement-breakpoint
CREATE TRIGGER `sheet_revision_kept` BEFORE DELETE ON `sheet_revision`
BEGIN
	SELECT raise(ABORT, 'revisions-never-change');
END;
