CREATE TABLE `code_run` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`by` integer NOT NULL,
	`at` integer NOT NULL,
	`code` text NOT NULL,
	`effects` text,
	`done_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "code_run_code" CHECK(length(code) <= 4000),
	CONSTRAINT "code_run_effects" CHECK(effects is null or json_valid(effects)),
	CONSTRAINT "code_run_done" CHECK(done_at is null or effects is not null)
) STRICT;
--> statement-breakpoint
CREATE INDEX `code_run_by` ON `code_run` (`by`,`at`);--> statement-breakpoint
CREATE INDEX `code_run_user` ON `code_run` (`user_id`);--> statement-breakpoint
CREATE INDEX `code_run_at` ON `code_run` (`at`);