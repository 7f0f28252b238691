CREATE TABLE "order_repairs" (
	"key" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"repaired_on" date NOT NULL,
	"legal_ends_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_repair_of_something" CHECK ("order_repairs"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_repairs" ADD CONSTRAINT "order_repairs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_repairs_of" ON "order_repairs" USING btree ("order_id");