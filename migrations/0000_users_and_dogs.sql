CREATE TABLE `announcement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` integer NOT NULL,
	`published_at` integer NOT NULL,
	`image` text,
	CONSTRAINT "announcement_type" CHECK(type between 0 and 3)
) STRICT;
--> statement-breakpoint
CREATE INDEX `announcement_published_at` ON `announcement` (`published_at`);--> statement-breakpoint
CREATE TABLE `announcement_text` (
	`announcement_id` integer NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`announcement_id`, `language`),
	FOREIGN KEY (`announcement_id`) REFERENCES `announcement`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcement_text_language" CHECK(language in ('dk', 'en', 'no', 'se'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ban` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`issued_by` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issued_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ban_order" CHECK(ends_at >= starts_at)
) STRICT;
--> statement-breakpoint
CREATE INDEX `ban_user_id` ON `ban` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `dog` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`color` text NOT NULL,
	`shadow_color` text NOT NULL,
	`pack` integer NOT NULL,
	`level_points` integer DEFAULT 0 NOT NULL,
	`born_at` integer NOT NULL,
	`died_at` integer,
	`epoch` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "dog_color" CHECK(color glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
	CONSTRAINT "dog_shadow_color" CHECK(shadow_color glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
	CONSTRAINT "dog_pack" CHECK(pack between 0 and 5),
	CONSTRAINT "dog_level_points" CHECK(level_points >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `dog_name_key` ON `dog` (`name_key`);--> statement-breakpoint
CREATE INDEX `dog_user_id` ON `dog` (`user_id`);--> statement-breakpoint
CREATE TABLE `dog_offer` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`color` text NOT NULL,
	`shadow_color` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `dog_offer_user_id` ON `dog_offer` (`user_id`);--> statement-breakpoint
CREATE INDEX `dog_offer_expires_at` ON `dog_offer` (`expires_at`);--> statement-breakpoint
CREATE TABLE `local_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`private_jwk` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `newcomer` (
	`credential_hash` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`sub` text NOT NULL,
	`expires_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `newcomer_expires_at` ON `newcomer` (`expires_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `session_user_id` ON `session` (`user_id`);--> statement-breakpoint
CREATE INDEX `session_expires_at` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `setting` (
	`type` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `sign_in_nonce` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `sign_in_nonce_expires_at` ON `sign_in_nonce` (`expires_at`);--> statement-breakpoint
CREATE TABLE `supporter` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`tier` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supporter_tier" CHECK(tier in ('Bronze', 'Silver', 'Gold', 'Diamond', 'Inactive'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `ticket` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`room` text NOT NULL,
	`epoch` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `ticket_expires_at` ON `ticket` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`issuer` text NOT NULL,
	`sub` text NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`language` text NOT NULL,
	`admin` integer DEFAULT 0 NOT NULL,
	`moderator` integer DEFAULT 0 NOT NULL,
	`developer` integer DEFAULT 0 NOT NULL,
	`max_dogs` integer DEFAULT 3 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "user_language" CHECK(language in ('dk', 'en', 'no', 'se'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_identity` ON `user` (`issuer`,`sub`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_username_key` ON `user` (`username_key`);--> statement-breakpoint
CREATE TABLE `wear` (
	`dog_id` integer NOT NULL,
	`slot` text NOT NULL,
	`item` text NOT NULL,
	PRIMARY KEY(`dog_id`, `slot`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wear_slot" CHECK(slot in ('hat', 'mouth', 'back', 'ass'))
) STRICT;
--> statement-breakpoint
CREATE TRIGGER `dog_max_dogs` BEFORE INSERT ON `dog`
WHEN (SELECT count(*) FROM `dog` WHERE `user_id` = NEW.`user_id`) >= (SELECT `max_dogs` FROM `user` WHERE `id` = NEW.`user_id`)
BEGIN
	SELECT RAISE(ABORT, 'too-many-dogs');
END;
