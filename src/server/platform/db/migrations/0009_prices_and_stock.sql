CREATE TABLE "market_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"excluded" text[] NOT NULL,
	"handles_uk_vat" boolean NOT NULL,
	"uk_goods_above" integer NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"variant_id" text NOT NULL,
	"price_list_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer,
	"written_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "price_history_variant_id_price_list_id_at_pk" PRIMARY KEY("variant_id","price_list_id","at")
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"price_list_id" text NOT NULL,
	"countries" text[] NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"free_from" integer,
	"time_from" integer NOT NULL,
	"time_to" integer NOT NULL,
	"time_unit" text NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_amounts_not_negative" CHECK ("shipping_rates"."amount" >= 0 and "shipping_rates"."free_from" >= 0),
	CONSTRAINT "shipping_times_in_order" CHECK (0 <= "shipping_rates"."time_from" and "shipping_rates"."time_from" <= "shipping_rates"."time_to")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate" integer NOT NULL,
	"source" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vat_rates_country_valid_from_pk" PRIMARY KEY("country","valid_from"),
	CONSTRAINT "vat_rates_in_basis_points" CHECK ("vat_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"variant_id" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"low_at" integer,
	"backorder_on" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock_items"."on_hand" >= 0 and "stock_items"."low_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"variant_id" text NOT NULL,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "reduced_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "origin" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_by_time" ON "price_history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stock_movements_of" ON "stock_movements" USING btree ("variant_id","created_at");--> statement-breakpoint
-- What is there was the seed's where its product is; a cut that is announced begins now.
UPDATE "prices" SET "origin" = 'seed' FROM "variants" v JOIN "products" p ON p.id = v.product_id
	WHERE v.id = "prices"."variant_id" AND p.origin = 'seed';
--> statement-breakpoint
UPDATE "prices" SET "reduced_since" = now() WHERE "lowest_price_30d" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "cut_has_a_reference" CHECK (("prices"."reduced_since" is null) = ("prices"."lowest_price_30d" is null));
--> statement-breakpoint
-- Not drawn from the tables: the history of prices, kept whoever changes them. The row of a price is
-- locked while it runs, so changes of one price follow each other; of several in one transaction the
-- last alone was ever for sale.
CREATE FUNCTION "note_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	priced prices;
	told integer;
	last price_history;
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.variant_id, OLD.price_list_id) <> (NEW.variant_id, NEW.price_list_id) THEN
		RAISE EXCEPTION 'a price stays with its article and its list' USING ERRCODE = 'check_violation';
	END IF;
	priced := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	told := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW.amount END;
	DELETE FROM price_history h WHERE h.variant_id = priced.variant_id
		AND h.price_list_id = priced.price_list_id AND h.written_by = pg_current_xact_id()::text;
	SELECT * INTO last FROM price_history h WHERE h.variant_id = priced.variant_id
		AND h.price_list_id = priced.price_list_id ORDER BY h.at DESC LIMIT 1;
	IF last.amount IS DISTINCT FROM told THEN
		INSERT INTO price_history (variant_id, price_list_id, at, amount, written_by) VALUES
			(priced.variant_id, priced.price_list_id,
			greatest(clock_timestamp(), last.at + interval '1 microsecond'), told,
			pg_current_xact_id()::text);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_price AFTER INSERT OR UPDATE OR DELETE ON "prices"
	FOR EACH ROW EXECUTE FUNCTION note_price();
--> statement-breakpoint
INSERT INTO "price_history" ("variant_id", "price_list_id", "at", "amount")
	SELECT "variant_id", "price_list_id", now() - interval '31 days', "lowest_price_30d"
	FROM "prices" WHERE "lowest_price_30d" IS NOT NULL
	UNION ALL SELECT "variant_id", "price_list_id", now(), "amount" FROM "prices";
--> statement-breakpoint
-- Versions and dates of change for what public answers are read from.
DO $$
DECLARE
	name text;
	change record;
BEGIN
	FOREACH name IN ARRAY ARRAY['vat_rates', 'shipping_rates', 'market_rules', 'stock_items']
	LOOP
		EXECUTE format('CREATE TRIGGER keep_updated_at BEFORE UPDATE ON %I
			FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', name);
		INSERT INTO content_versions (part) VALUES (name);
		FOR change IN SELECT * FROM (VALUES
			('INSERT', 'NEW TABLE AS changed'),
			('UPDATE', 'OLD TABLE AS before NEW TABLE AS changed'),
			('DELETE', 'OLD TABLE AS changed')) AS changes(event, tables)
		LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s
				FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
				'note_content_change_' || lower(change.event), change.event, name, change.tables);
		END LOOP;
		EXECUTE format('CREATE TRIGGER note_content_change_truncate AFTER TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', name);
	END LOOP;
END $$;
