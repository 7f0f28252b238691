CREATE TABLE "order_claims" (
	"cause_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_claims_cause_id_position_pk" PRIMARY KEY("cause_id","position"),
	CONSTRAINT "order_claim_of_something" CHECK ("order_claims"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"condition" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"received_quantity" integer,
	"received_condition" text,
	CONSTRAINT "order_return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "order_return_line_of_something" CHECK ("order_return_lines"."quantity" > 0),
	CONSTRAINT "order_return_line_not_more_than_asked" CHECK ("order_return_lines"."received_quantity" between 0 and "order_return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"key" uuid NOT NULL,
	"key_digest" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"way" text NOT NULL,
	"pickup" jsonb,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"goods_amount" integer NOT NULL,
	"shipping_amount" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"authorised_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "order_returns_reference_unique" UNIQUE("reference"),
	CONSTRAINT "order_returns_key_unique" UNIQUE("key"),
	CONSTRAINT "order_return_amounts_not_negative" CHECK ("order_returns"."goods_amount" >= 0 and "order_returns"."shipping_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"key" uuid NOT NULL,
	"key_digest" text NOT NULL,
	"status" text NOT NULL,
	"order_id" uuid,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"withdraw_until" text,
	"is_late" boolean DEFAULT false NOT NULL,
	"proof_digest" text,
	"proven_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refusal" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"goods_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_key_unique" UNIQUE("key"),
	CONSTRAINT "withdrawals_proof_digest_unique" UNIQUE("proof_digest")
);
--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_claims_of" ON "order_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_of" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_by_time" ON "order_returns" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_of" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_email" ON "withdrawals" USING btree ("email");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("stated_at") WHERE "withdrawals"."status" in ('unproven', 'received', 'accepted');