CREATE TABLE "order_invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "order_invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"total_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"refund_id" uuid,
	"file" integer,
	"supplier" jsonb NOT NULL,
	CONSTRAINT "order_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "order_invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "order_invoices_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "instead_of" uuid;--> statement-breakpoint
ALTER TABLE "order_rules" ADD COLUMN "distance_sale_nature" text DEFAULT 'N7' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_in_turn" ON "order_invoices" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE INDEX "order_invoices_of" ON "order_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_invoices_by_day" ON "order_invoices" USING btree ("issued_on");--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_instead_of_unique" UNIQUE("instead_of");