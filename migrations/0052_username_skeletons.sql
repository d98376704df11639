-- Written by hand: drizzle-kit splits an expression at its commas.
CREATE INDEX `user_username_skeleton` ON `user` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`username_key`, '2', 'z'), '3', 'e'), '4', 'a'), '6', 'b'), '7', 't'), '8', 'b'), '9', 'g'), 'å', 'a'), 'ä', 'a'), 'ö', 'o'), 'i', 'l'), 'rn', 'm'), 'vv', 'w'));
