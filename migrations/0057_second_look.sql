ALTER TABLE `public_report` ADD `again_of` integer REFERENCES public_report(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `public_report_again` ON `public_report` (`again_of`) WHERE again_of is not null;
