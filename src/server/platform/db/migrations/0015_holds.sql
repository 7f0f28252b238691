CREATE TABLE "stock_holds" (
	"holder" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_holds_holder_variant_id_pk" PRIMARY KEY("holder","variant_id"),
	CONSTRAINT "stock_hold_of_something" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_stock_items_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."stock_items"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_of" ON "stock_holds" USING btree ("variant_id");