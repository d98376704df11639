CREATE TABLE `push_due` (
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
	CONSTRAINT "push_due_kind" CHECK(kind in ('whisper', 'friend', 'event', 'life', 'answer')),
	CONSTRAINT "push_due_sent" CHECK(sent in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_due_key` ON `push_due` (`user_id`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `push_due_waiting` ON `push_due` (`not_before`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `push_due_at` ON `push_due` (`at`);--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`endpoint_hash` text NOT NULL,
	`sealed` text NOT NULL,
	`kinds` integer NOT NULL,
	`zone` text NOT NULL,
	`quiet_from` integer NOT NULL,
	`quiet_to` integer NOT NULL,
	`names` integer NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`ok_at` integer,
	`fails` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`session_hash`) REFERENCES `session`(`hash`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "push_subscription_language" CHECK(language in ('dk', 'en', 'no', 'se')),
	CONSTRAINT "push_subscription_names" CHECK(names in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint` ON `push_subscription` (`endpoint_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_session` ON `push_subscription` (`session_hash`);--> statement-breakpoint
CREATE INDEX `push_subscription_user_id` ON `push_subscription` (`user_id`);