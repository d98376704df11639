CREATE TABLE `game_day` (
	`user_id` integer NOT NULL,
	`game` text NOT NULL,
	`day` integer NOT NULL,
	`marks` integer NOT NULL,
	PRIMARY KEY(`user_id`, `game`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_day_game" CHECK(game in ('CatsFree', 'JumpingDog', 'KnogleKnas')),
	CONSTRAINT "game_day_marks" CHECK(marks between 1 and 15)
) STRICT;
--> statement-breakpoint
CREATE INDEX `game_day_day` ON `game_day` (`day`);--> statement-breakpoint
CREATE TABLE `pack_week` (
	`week` integer NOT NULL,
	`pack` integer NOT NULL,
	`user_id` integer NOT NULL,
	`points` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`week`, `pack`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pack_week_points" CHECK(points > 0 and pack between 0 and 5)
) STRICT;
--> statement-breakpoint
CREATE INDEX `pack_week_best` ON `pack_week` (`week`,`pack`,"points" desc,`at`);--> statement-breakpoint
CREATE INDEX `pack_week_user_id` ON `pack_week` (`user_id`);--> statement-breakpoint
CREATE TABLE `play_card` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`punches` integer NOT NULL,
	`last_day` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "play_card_punches" CHECK(punches between 0 and 6)
) STRICT;
--> statement-breakpoint
CREATE TABLE `round` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`dog_id` integer NOT NULL,
	`game` text NOT NULL,
	`day` integer NOT NULL,
	`attempt` integer,
	`level_key` text,
	`level_version` integer,
	`rules` integer NOT NULL,
	`is_calm` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`state` text DEFAULT 'open' NOT NULL,
	`score` integer,
	`medal` integer,
	`ticks` integer,
	`log` blob,
	`log_hash` text,
	`fault` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "round_game" CHECK(game in ('CatsFree', 'JumpingDog', 'KnogleKnas')),
	CONSTRAINT "round_state" CHECK(state in ('open', 'left', 'counted', 'late', 'calm', 'refused')),
	CONSTRAINT "round_attempt" CHECK(attempt > 0),
	CONSTRAINT "round_level_key" CHECK((game = 'KnogleKnas') = (level_key is not null)),
	CONSTRAINT "round_level_version" CHECK((level_key is null) = (level_version is null)),
	CONSTRAINT "round_shelf" CHECK(attempt is not null or level_key is not null),
	CONSTRAINT "round_is_calm" CHECK(is_calm in (0, 1)),
	CONSTRAINT "round_ended" CHECK((ended_at is null) = (state in ('open', 'left'))),
	CONSTRAINT "round_proven" CHECK((score is not null) = (state in ('counted', 'late', 'calm'))),
	CONSTRAINT "round_score" CHECK(score >= 0 and medal between 0 and 3 and ticks >= 0),
	CONSTRAINT "round_log_length" CHECK(length(log) <= 4096)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `round_try` ON `round` (`user_id`,`game`,`day`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `round_open` ON `round` (`user_id`) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `round_log` ON `round` (`game`,`day`,`attempt`,`log_hash`) WHERE log_hash is not null;--> statement-breakpoint
CREATE INDEX `round_best` ON `round` (`user_id`,`game`,`is_calm`,"score" desc) WHERE attempt is not null;--> statement-breakpoint
CREATE INDEX `round_level` ON `round` (`user_id`,`level_key`,"score" desc) WHERE attempt is null;--> statement-breakpoint
CREATE INDEX `round_dog_id` ON `round` (`dog_id`);--> statement-breakpoint
CREATE INDEX `round_started_at` ON `round` (`started_at`);--> statement-breakpoint
CREATE INDEX `round_logged` ON `round` (`started_at`) WHERE log is not null;
--> statement-breakpoint
CREATE TRIGGER `round_kept` BEFORE UPDATE OF `id`, `user_id`, `dog_id`, `game`, `day`, `attempt`, `level_key`, `level_version`, `rules`, `is_calm`,
	`started_at`, `ended_at`, `state`, `score`, `medal`, `ticks`, `log_hash`, `fault` ON `round`
WHEN OLD.`ended_at` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'round-is-kept');
END;
