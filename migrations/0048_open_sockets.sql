-- The row of a stay counts the socket that its ticket has opened, so that a door writes no row for it. The code of before goes
-- on storing the sockets of its tickets in `ticket`, with stays that count none. Where the codes take turns at one dog a
-- socket may count twice until the next door, or until its room reports.
ALTER TABLE `presence` ADD `socket_open` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `presence` ADD `closing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `presence` ADD `closing_until` integer DEFAULT 0 NOT NULL;
