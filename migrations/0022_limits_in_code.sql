-- Limits are demands of the code that writes, with the numbers of the rule book (worker/db/constraints.ts): what stays
-- here are invariants. The triggers below counted with numbers of their own.
DROP TRIGGER `unheard_max`;--> statement-breakpoint
DROP TRIGGER `friend_max`;--> statement-breakpoint
DROP TRIGGER `report_max`;--> statement-breakpoint
DROP TRIGGER `report_again`;--> statement-breakpoint
DROP TRIGGER `staff_log_busy`;--> statement-breakpoint
DROP TRIGGER `ban_again`;--> statement-breakpoint
DROP TRIGGER `ban_doubled`;
