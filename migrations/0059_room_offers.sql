CREATE TABLE `room_offer` (
	`room` text PRIMARY KEY NOT NULL,
	`pack` text NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	CONSTRAINT "room_offer_hash_hex" CHECK(length(hash) = 64),
	CONSTRAINT "room_offer_pack" CHECK(json_valid(pack) and json_extract(pack, '$.key') = room)
) STRICT;
