CREATE TABLE `patreon_campaign` (
	`id` integer PRIMARY KEY NOT NULL,
	`campaign` text NOT NULL,
	`sealed` text NOT NULL,
	`fresh_until` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`lost_at` integer,
	`hook` text,
	`sealed_secret` text,
	`list_at` integer NOT NULL,
	`list_tries` integer DEFAULT 0 NOT NULL,
	`pulled_at` integer DEFAULT 0 NOT NULL,
	`listed_at` integer,
	`listed` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unknown_tiers` text DEFAULT '' NOT NULL,
	`held` integer,
	`held_answer` text,
	CONSTRAINT "patreon_campaign_one" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
ALTER TABLE `patreon_attempt` ADD `kind` text DEFAULT 'supporter' NOT NULL;--> statement-breakpoint
ALTER TABLE `patreon_link` ADD `look_at` integer;--> statement-breakpoint
ALTER TABLE `patreon_link` ADD `looks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `patreon_link` ADD `asked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `patreon_link` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `patreon_link_look_at` ON `patreon_link` (`look_at`) WHERE look_at is not null;