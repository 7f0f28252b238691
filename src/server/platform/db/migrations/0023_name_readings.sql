ALTER TABLE "customer_addresses" ADD COLUMN "family_name_kana" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "given_name_kana" text DEFAULT '' NOT NULL;