CREATE TABLE `announcement_reaction` (
	`announcement_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`reaction` text NOT NULL,
	PRIMARY KEY(`announcement_id`, `user_id`, `reaction`),
	FOREIGN KEY (`announcement_id`) REFERENCES `announcement`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcement_reaction_kind" CHECK(reaction in ('clap', 'heart', 'thumbs-up', 'thumbs-down'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `announcement_reaction_count` (
	`announcement_id` integer NOT NULL,
	`reaction` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`announcement_id`, `reaction`),
	FOREIGN KEY (`announcement_id`) REFERENCES `announcement`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcement_reaction_count_kind" CHECK(reaction in ('clap', 'heart', 'thumbs-up', 'thumbs-down')),
	CONSTRAINT "announcement_reaction_count_sign" CHECK("count" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `highscore` (
	`game` text NOT NULL,
	`interval` text NOT NULL,
	`period` text NOT NULL,
	`dog_id` integer NOT NULL,
	`score` integer NOT NULL,
	`scored_at` integer NOT NULL,
	PRIMARY KEY(`game`, `interval`, `period`, `dog_id`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "highscore_game" CHECK(game in ('CatsFree', 'JumpingDog', 'KnogleKnas')),
	CONSTRAINT "highscore_interval" CHECK(interval in ('AllTime', 'Daily', 'Weekly', 'Yearly')),
	CONSTRAINT "highscore_period" CHECK((interval = 'AllTime') = (period = 'ever')),
	CONSTRAINT "highscore_score" CHECK(score >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `highscore_board` ON `highscore` (`game`,`interval`,`period`,"score" desc,`scored_at`,`dog_id`);--> statement-breakpoint
CREATE INDEX `highscore_dog_id` ON `highscore` (`dog_id`);--> statement-breakpoint
CREATE TABLE `stage_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`audience` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stage_token_audience" CHECK(audience in ('stage', 'app'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `stage_token_user_id` ON `stage_token` (`user_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `stage_token_expires_at` ON `stage_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `team_contribution` (
	`member_id` integer NOT NULL,
	`language` text NOT NULL,
	`contribution` text NOT NULL,
	PRIMARY KEY(`member_id`, `language`),
	FOREIGN KEY (`member_id`) REFERENCES `team_member`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "team_contribution_language" CHECK(language in ('dk', 'en', 'no', 'se'))
) STRICT;
--> statement-breakpoint
CREATE TABLE `team_member` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`dog_id` integer NOT NULL,
	`type` text NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "team_member_type_known" CHECK(type in ('admin', 'Moderator', 'dev', 'Designer', 'ClientDev', 'FestKomiteen', 'SocialMedia')),
	CONSTRAINT "team_member_place" CHECK(place >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `team_member_dog_id` ON `team_member` (`dog_id`,`type`);--> statement-breakpoint
CREATE INDEX `team_member_type` ON `team_member` (`type`,`place`);--> statement-breakpoint
CREATE INDEX `dog_living` ON `dog` (`id`) WHERE died_at is null;--> statement-breakpoint
CREATE INDEX `supporter_active` ON `supporter` (`user_id`) WHERE tier <> 'Inactive';--> statement-breakpoint
CREATE INDEX `supporter_newest` ON `supporter` (`since`) WHERE tier <> 'Inactive';
--> statement-breakpoint
CREATE TRIGGER `announcement_reaction_given` AFTER INSERT ON `announcement_reaction`
BEGIN
	INSERT INTO `announcement_reaction_count` (`announcement_id`, `reaction`, `count`)
	VALUES (NEW.`announcement_id`, NEW.`reaction`, 1)
	ON CONFLICT (`announcement_id`, `reaction`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `announcement_reaction_taken_back` AFTER DELETE ON `announcement_reaction`
BEGIN
	UPDATE `announcement_reaction_count` SET `count` = `count` - 1
	WHERE `announcement_id` = OLD.`announcement_id` AND `reaction` = OLD.`reaction`;
END;
