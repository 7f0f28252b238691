CREATE TABLE "vat_checks" (
	"number" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_invoices" DROP CONSTRAINT "order_invoices_refund_id_unique";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "vat_check" jsonb;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "closing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "came_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "needs_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_rules" ADD COLUMN "checks_vat_numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_once_for" ON "order_invoices" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE INDEX "order_payments_closing" ON "order_payments" USING btree ("closing_at") WHERE "order_payments"."closing_at" is not null;--> statement-breakpoint
CREATE INDEX "order_refunds_to_check" ON "order_refunds" USING btree ("order_id") WHERE "order_refunds"."needs_check";--> statement-breakpoint
UPDATE "orders" o SET "canceled_by" = CASE WHEN EXISTS (
	SELECT 1 FROM "order_entries" e WHERE e."order_id" = o."id" AND e."kind" = 'canceled' AND e."staff_email" <> ''
) THEN 'shop' ELSE 'time' END WHERE o."status" = 'canceled';--> statement-breakpoint
UPDATE "orders" o SET "is_withdrawn" = true WHERE EXISTS (
	SELECT 1 FROM "withdrawals" w WHERE w."order_id" = o."id" AND w."status" IN ('received', 'accepted')
);--> statement-breakpoint
UPDATE "order_returns" r SET "status" = 'refunding', "refunded_at" = NULL WHERE "status" = 'refunded' AND EXISTS (
	SELECT 1 FROM "order_refunds" f WHERE f."cause_id" = r."id" AND f."status" <> 'issued'
);--> statement-breakpoint
UPDATE "withdrawals" w SET "status" = 'refunding', "refunded_at" = NULL WHERE "status" = 'refunded' AND EXISTS (
	SELECT 1 FROM "order_refunds" f WHERE f."cause_id" = w."id" AND f."status" <> 'issued'
);
