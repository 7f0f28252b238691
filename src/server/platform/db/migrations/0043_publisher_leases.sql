CREATE TABLE "publisher_leases" (
	"site" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"folder" uuid NOT NULL,
	"at" text NOT NULL,
	"hook_url" text,
	"fence" double precision NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
