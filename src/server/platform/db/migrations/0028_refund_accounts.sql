CREATE TABLE "order_refund_accounts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_refund_accounts" ADD CONSTRAINT "order_refund_accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;