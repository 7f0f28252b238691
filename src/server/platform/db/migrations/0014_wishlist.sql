CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"below" integer,
	"state" text NOT NULL,
	"confirm_digest" text,
	"end_digest" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "watches_confirm_digest_unique" UNIQUE("confirm_digest"),
	CONSTRAINT "watches_end_digest_unique" UNIQUE("end_digest"),
	CONSTRAINT "cheaper_than_something" CHECK (("watches"."below" is null) = ("watches"."kind" = 'back'))
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"customer_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wishlist_items_customer_id_variant_id_pk" PRIMARY KEY("customer_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_customer_id_customer_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_customer_id_customer_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_customer_id_customer_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watches_once" ON "watches" USING btree ("email","variant_id","kind","country") WHERE "watches"."state" in ('pending', 'waiting');--> statement-breakpoint
CREATE INDEX "watches_waiting" ON "watches" USING btree ("country","variant_id") WHERE "watches"."state" = 'waiting';