ALTER TABLE "customer_addresses" ADD COLUMN "latin_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "latin_address" text DEFAULT '' NOT NULL;