CREATE TABLE `trade` (
	`id` text PRIMARY KEY NOT NULL,
	`a_dog` integer NOT NULL,
	`b_dog` integer NOT NULL,
	`a_things` text DEFAULT '[]' NOT NULL,
	`b_things` text DEFAULT '[]' NOT NULL,
	`a_bones` integer DEFAULT 0 NOT NULL,
	`b_bones` integer DEFAULT 0 NOT NULL,
	`ver` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL,
	`a_yes` integer DEFAULT 0 NOT NULL,
	`b_yes` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	FOREIGN KEY (`a_dog`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`b_dog`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trade_dogs" CHECK(a_dog <> b_dog),
	CONSTRAINT "trade_bones" CHECK(a_bones >= 0 and b_bones >= 0),
	CONSTRAINT "trade_yes" CHECK(a_yes in (0, 1) and b_yes in (0, 1)),
	CONSTRAINT "trade_state" CHECK(state in ('open', 'done', 'over')),
	CONSTRAINT "trade_things" CHECK(json_array_length(a_things) <= 9 and json_array_length(b_things) <= 9)
) STRICT;
--> statement-breakpoint
CREATE INDEX `trade_a_dog` ON `trade` (`a_dog`,`state`);--> statement-breakpoint
CREATE INDEX `trade_b_dog` ON `trade` (`b_dog`,`state`);