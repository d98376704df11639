CREATE TABLE `removed_score` (
	`game` text NOT NULL,
	`dog_id` integer NOT NULL,
	`scored_at` integer NOT NULL,
	`score` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`removed_by` integer NOT NULL,
	PRIMARY KEY(`dog_id`, `game`, `scored_at`),
	FOREIGN KEY (`dog_id`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`removed_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "removed_score_game" CHECK(game in ('CatsFree', 'JumpingDog', 'KnogleKnas'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `removed_score_game` ON `removed_score` (`game`,`at`);--> statement-breakpoint
CREATE INDEX `removed_score_at` ON `removed_score` (`at`);