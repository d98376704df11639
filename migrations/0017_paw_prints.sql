CREATE TABLE `paw_print` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to_dog` integer NOT NULL,
	`from_dog` integer NOT NULL,
	`from_user` integer NOT NULL,
	`text` text NOT NULL,
	`room` text NOT NULL,
	`line` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`to_dog`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_dog`) REFERENCES `dog`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `paw_print_pair` ON `paw_print` (`to_dog`,`from_user`);--> statement-breakpoint
CREATE INDEX `paw_print_from` ON `paw_print` (`from_user`);--> statement-breakpoint
CREATE INDEX `paw_print_at` ON `paw_print` (`at`);
