ALTER TABLE "wheel_registrations" ALTER COLUMN "extension" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "wheel_registrations" ADD COLUMN "decided_on" date;--> statement-breakpoint
ALTER TABLE "wheel_registrations" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "wheel_registrations" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "wheel_registrations" ADD COLUMN "rejection_text" text DEFAULT '' NOT NULL;;--> statement-breakpoint
-- What was registered so far was accepted on the day it came.
UPDATE "wheel_registrations" SET "decided_on" = "registered_on";
