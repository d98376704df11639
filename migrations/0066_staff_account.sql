-- What administrators give to dogs comes from this account, and what they take back goes there.
INSERT INTO `account` (`purpose`, `unit`, `may_owe`)
SELECT 'staff', `unit`.`value`, 1 FROM json_each('["bones","karma","level","life"]') AS `unit`;
