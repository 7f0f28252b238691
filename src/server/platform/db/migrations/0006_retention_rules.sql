-- Days that the published privacy notices promise; staff may change them at the desk.
INSERT INTO "retention_rules" ("kind", "days") VALUES
	('newsletter_requests', 7),
	('messages', 730),
	('applications', 365),
	('support_requests', 365),
	('registrations', 365),
	('consents', 730),
	('mails', 90),
	('sessions', 30),
	('audit', 730)
ON CONFLICT DO NOTHING;
