CREATE TABLE "site_reports" (
	"type" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "release_before_id" text;