CREATE TRIGGER `ban_again` BEFORE INSERT ON `ban`
WHEN NEW.`issued_by` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `ban` WHERE `user_id` = NEW.`user_id` AND `issued_by` = NEW.`issued_by` AND `seconds` = NEW.`seconds`
	AND `rule` IS NEW.`rule` AND `reason` = NEW.`reason` AND `starts_at` > NEW.`starts_at` - 60000 AND `lifted_at` IS NULL
)
BEGIN
	SELECT RAISE(ABORT, 'kicked-already');
END;
--> statement-breakpoint
DROP TRIGGER `staff_log_kept`;
--> statement-breakpoint
CREATE TRIGGER `staff_log_kept` BEFORE DELETE ON `staff_log`
WHEN OLD.`at` > (unixepoch() - 63072000) * 1000
BEGIN
	SELECT RAISE(ABORT, 'the-log-is-kept');
END;
