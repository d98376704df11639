-- The rests of sniffs and of tiles stand in the rows of the day that a sniff and a dig write anyway. They last for an hour and
-- for a minute: those in `rest` are not taken over. While the code of before still runs it does not know of the others, so
-- that a dog may be sniffed, or a tile dug, once more; the most of a day holds for both.
ALTER TABLE `daily` ADD `sniffed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `find_day` ADD `tiles` text DEFAULT '{}' NOT NULL;
