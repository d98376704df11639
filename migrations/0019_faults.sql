CREATE TABLE `fault` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`),
	CONSTRAINT "fault_event" CHECK(event in ('request-failed', 'operation-failed', 'room-failed')),
	CONSTRAINT "fault_count" CHECK("count" > 0)
) STRICT;
