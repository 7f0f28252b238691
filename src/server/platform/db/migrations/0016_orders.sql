CREATE TABLE "checkouts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"user_type" text DEFAULT 'private' NOT NULL,
	"wants_invoice" boolean DEFAULT false NOT NULL,
	"invoice" jsonb,
	"billing" jsonb,
	"ships_to_billing" boolean DEFAULT true NOT NULL,
	"shipping" jsonb,
	"pickup_store_id" text,
	"courier_note" text DEFAULT '' NOT NULL,
	"method" text,
	"provider" text,
	"last_sign" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"staff_email" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"article" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"goods_amount" integer NOT NULL,
	"adjustments_total" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_of_something" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"email" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_links_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"key" text NOT NULL,
	"ref" text,
	"money_ref" text,
	"url" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"came_amount" integer,
	"came_currency" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"dispute" text,
	"dispute_due" timestamp (3) with time zone,
	CONSTRAINT "order_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"ref" text,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"counted" jsonb,
	"cause_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "order_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "order_refund_of_something" CHECK ("order_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"transfer_days" integer NOT NULL,
	"transfer_holder" text NOT NULL,
	"transfer_iban" text NOT NULL,
	"transfer_bic" text NOT NULL,
	"transfer_bank" text NOT NULL,
	"retry_hours" integer NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"email" text,
	"order_id" uuid,
	"last_sign" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"serials" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "order_shipment_lines_shipment_id_position_pk" PRIMARY KEY("shipment_id","position"),
	CONSTRAINT "shipment_line_of_something" CHECK ("order_shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"packed_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"key" uuid NOT NULL,
	"key_digest" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"user_type" text NOT NULL,
	"buyer_kind" text NOT NULL,
	"tax_treatment" text NOT NULL,
	"details" jsonb NOT NULL,
	"goods_amount" integer NOT NULL,
	"discount_total" integer NOT NULL,
	"shipping_amount" integer,
	"shipping_vat" integer DEFAULT 0 NOT NULL,
	"shipping_vat_rate" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"vat_total" integer NOT NULL,
	"rates" jsonb NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"delivered_on" text,
	"reminded_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	"remark" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_key_unique" UNIQUE("key"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "order_amounts_not_negative" CHECK ("orders"."total_amount" >= 0 and "orders"."vat_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "test_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sessions" ADD CONSTRAINT "order_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment_lines" ADD CONSTRAINT "order_shipment_lines_shipment_id_order_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customer_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_payment_id_test_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_entries_of" ON "order_entries" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_links_by_end" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_attempt" ON "order_payments" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_by_ref" ON "order_payments" USING btree ("provider","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_by_money" ON "order_payments" USING btree ("provider","money_ref");--> statement-breakpoint
CREATE INDEX "order_payments_open" ON "order_payments" USING btree ("expires_at") WHERE "order_payments"."status" in ('open', 'pending');--> statement-breakpoint
CREATE INDEX "order_refunds_of" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refunds_pending" ON "order_refunds" USING btree ("created_at") WHERE "order_refunds"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_once_for" ON "order_refunds" USING btree ("cause_id");--> statement-breakpoint
CREATE INDEX "order_sessions_by_sign" ON "order_sessions" USING btree ("last_sign");--> statement-breakpoint
CREATE INDEX "order_shipments_of" ON "order_shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree ("email","placed_at");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("pay_until") WHERE "orders"."status" in ('awaiting_payment', 'pending');--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON "order_rules"
	FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
