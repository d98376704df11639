CREATE TABLE `job_lease` (
	`job` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
) STRICT;
