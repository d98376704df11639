ALTER TABLE `stage_token` ADD `session_hash` text;--> statement-breakpoint
ALTER TABLE `session` ADD `parent_hash` text;--> statement-breakpoint
CREATE INDEX `session_parent_hash` ON `session` (`parent_hash`) WHERE parent_hash is not null;