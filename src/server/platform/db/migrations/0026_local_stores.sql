ALTER TABLE "stores" ADD COLUMN "name_local" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "address_local" text;