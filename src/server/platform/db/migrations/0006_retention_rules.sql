-- Rules came in here with their days until the contract declared them; a host adds them as it starts
-- (`addMissingRules`), so that a new database begins with the days of its code.
SELECT 1;
