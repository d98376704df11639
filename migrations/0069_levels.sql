CREATE TABLE `level` (
	`key` text NOT NULL,
	`version` integer NOT NULL,
	`doc` text NOT NULL,
	PRIMARY KEY(`key`, `version`),
	CONSTRAINT "level_version" CHECK(version > 0),
	CONSTRAINT "level_doc" CHECK(json_valid(doc) and json_type(doc) = 'object')
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `sheet_revision_levels` AFTER INSERT ON `sheet_revision`
WHEN NEW.`sheet` = 'knogleknas'
BEGIN
	INSERT INTO `level` (`key`, `version`, `doc`)
	SELECT row.`value` ->> '$.id', row.`value` ->> '$.version', row.`value`
	FROM json_each(NEW.`text`) AS row WHERE true
	ON CONFLICT (`key`, `version`) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `level_unchanged` BEFORE UPDATE ON `level`
BEGIN
	SELECT raise(ABORT, 'levels-never-change');
END;
--> statement-breakpoint
CREATE TRIGGER `level_kept` BEFORE DELETE ON `level`
BEGIN
	SELECT raise(ABORT, 'levels-never-change');
END;
