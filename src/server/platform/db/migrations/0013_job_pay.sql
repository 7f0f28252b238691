ALTER TABLE "jobs" ADD COLUMN "employment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "employment" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay" jsonb;--> statement-breakpoint
-- Words are no figures: what was said of pay stays to be read, beside the contract.
UPDATE "jobs" SET "texts" = (
	SELECT jsonb_object_agg("key", ("value" - 'pay_range') || jsonb_build_object('contract_type',
		concat_ws(', ', "value" ->> 'contract_type', "value" ->> 'pay_range')))
	FROM jsonb_each("texts")
);
