CREATE SEQUENCE "public"."draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_commits" (
	"seq" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_commits_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tx" "xid8" NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_feed" (
	"tx" "xid8" NOT NULL,
	"part" text NOT NULL,
	"entity_id" text,
	CONSTRAINT "content_feed_once" UNIQUE NULLS NOT DISTINCT("tx","part","entity_id")
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"publication_id" uuid,
	CONSTRAINT "content_history_entity_entity_id_version_pk" PRIMARY KEY("entity","entity_id","version")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"document" jsonb NOT NULL,
	"base" jsonb,
	"revision" integer DEFAULT nextval('draft_revisions') NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"publication_id" uuid,
	CONSTRAINT "drafts_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
CREATE TABLE "heard_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"release_id" text,
	"body" text,
	"told_up_to" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publication_items" (
	"publication_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"revision" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"document" jsonb,
	"base" jsonb,
	CONSTRAINT "publication_items_publication_id_entity_entity_id_pk" PRIMARY KEY("publication_id","entity","entity_id")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"locale" text DEFAULT 'it' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"zone" text,
	"published_at" timestamp (3) with time zone,
	"rendering_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"render_ms" integer,
	"release_id" text,
	"pages" jsonb,
	"fault" jsonb,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_items" ADD CONSTRAINT "publication_items_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_commits_of" ON "content_commits" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "heard_messages_by_time" ON "heard_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "hook_deliveries_by_time" ON "hook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hook_deliveries_due" ON "hook_deliveries" USING btree ("next_try_at") WHERE "hook_deliveries"."state" in ('waiting', 'trying');--> statement-breakpoint
CREATE UNIQUE INDEX "hook_deliveries_one_waits" ON "hook_deliveries" USING btree ("type") WHERE "hook_deliveries"."state" = 'waiting' and "hook_deliveries"."type" = 'content.published';--> statement-breakpoint
CREATE INDEX "publication_items_of" ON "publication_items" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "publications_by_time" ON "publications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "publications_under_way" ON "publications" USING btree ("state","publish_at") WHERE "publications"."state" <> 'live';--> statement-breakpoint
-- Before the first change there is a state, too, from which somebody may go on.
INSERT INTO "content_commits" ("tx") VALUES (pg_current_xact_id());
--> statement-breakpoint
-- The same as before, and beside the part each entry that the statement changed: the first argument
-- selects (part, entry) from `rows`, the second names the parts for a table that was emptied.
CREATE OR REPLACE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	touched text := 'SELECT * FROM changed';
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		INSERT INTO content_changes SELECT part FROM content_versions
			WHERE part = TG_TABLE_NAME OR part LIKE TG_TABLE_NAME::text || '.%';
		INSERT INTO content_feed SELECT pg_current_xact_id(), part, NULL
			FROM unnest(string_to_array(TG_ARGV[1], ' ')) AS part ON CONFLICT DO NOTHING;
		RETURN NULL;
	ELSIF NOT EXISTS (SELECT FROM changed) THEN
		RETURN NULL;
	ELSIF TG_TABLE_NAME <> 'slugs' THEN
		INSERT INTO content_changes VALUES (TG_TABLE_NAME);
	ELSE
		INSERT INTO content_changes SELECT DISTINCT 'slugs.' || entity FROM changed;
		IF TG_OP = 'UPDATE' THEN
			INSERT INTO content_changes SELECT DISTINCT 'slugs.' || entity FROM before;
		END IF;
	END IF;
	IF TG_ARGV[0] <> '' THEN
		IF TG_OP = 'UPDATE' THEN touched := touched || ' UNION ALL SELECT * FROM before'; END IF;
		EXECUTE format('INSERT INTO content_feed
			WITH rows AS (%s) SELECT DISTINCT pg_current_xact_id(), named.* FROM (%s) AS named
			ON CONFLICT DO NOTHING', touched, TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Lists of products change when one comes, goes or moves, not with every word of it.
CREATE FUNCTION "note_products_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' THEN
		INSERT INTO content_feed SELECT pg_current_xact_id(), 'products.order', id FROM changed
			ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
	INSERT INTO content_feed
		SELECT pg_current_xact_id(), 'products.order', c.id FROM changed c JOIN before b ON b.id = c.id
			WHERE (c.category_id, c.position, c.is_active, c.is_discontinued, c.range, c.released_on)
				IS DISTINCT FROM
				(b.category_id, b.position, b.is_active, b.is_discontinued, b.range, b.released_on)
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever reads the feed up to a number has seen all that will ever be below it: numbers are given one
-- transaction after the other, each when the one before it can be seen.
CREATE OR REPLACE FUNCTION "renew_content_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM content_changes) THEN RETURN NULL; END IF;
	PERFORM pg_advisory_xact_lock(1919200519);
	INSERT INTO content_versions
		SELECT part, gen_random_uuid() FROM
			(SELECT DISTINCT part FROM content_changes ORDER BY part) AS parts
		ON CONFLICT (part) DO UPDATE SET version = excluded.version;
	DELETE FROM content_changes;
	IF EXISTS (SELECT FROM content_feed WHERE tx = pg_current_xact_id()) THEN
		INSERT INTO content_commits (tx) VALUES (pg_current_xact_id());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Lets a table tell what changes in it. What comes to the content later calls it, too, beside a row of
-- its own in content_versions.
CREATE FUNCTION "watch_content"(name text, entries text, parts text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	change record;
BEGIN
	FOR change IN SELECT * FROM (VALUES
		('insert', 'NEW TABLE AS changed'),
		('update', 'OLD TABLE AS before NEW TABLE AS changed'),
		('delete', 'OLD TABLE AS changed')) AS changes(event, tables)
	LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', 'note_content_change_' || change.event, name);
		EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s
			FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(%L, %L)',
			'note_content_change_' || change.event, change.event, name, change.tables, entries, parts);
	END LOOP;
	EXECUTE format('DROP TRIGGER IF EXISTS note_content_change_truncate ON %I', name);
	EXECUTE format('CREATE TRIGGER note_content_change_truncate AFTER TRUNCATE ON %I
		FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(%L, %L)', name, entries, parts);
END $$;
--> statement-breakpoint
-- Pieces on the shelf are printed nowhere: an article that runs out says so in its own row.
DO $$
BEGIN
	SET LOCAL client_min_messages = warning;
	PERFORM watch_content(name, entries, parts) FROM (VALUES
		('media', 'SELECT ''media'', id FROM rows', 'media'),
		('slugs', 'SELECT ''slugs.'' || entity, entity_id FROM rows',
			'slugs.page slugs.category slugs.product_usage slugs.product slugs.news slugs.job'),
		('price_lists', 'SELECT ''price_lists'', id FROM rows', 'price_lists'),
		('countries', 'SELECT ''countries'', code FROM rows', 'countries'),
		('categories', 'SELECT ''categories'', id FROM rows', 'categories'),
		('product_usages', 'SELECT ''product_usages'', id FROM rows', 'product_usages'),
		('options', 'SELECT ''options'', code FROM rows', 'options'),
		('colors', 'SELECT ''colors'', code FROM rows', 'colors'),
		('products', 'SELECT ''products'', id FROM rows', 'products products.order'),
		('product_usage_links', 'SELECT part, product_id FROM rows,
			(VALUES (''products''), (''products.order'')) AS parts(part)', 'products products.order'),
		('product_media', 'SELECT ''products'', product_id FROM rows', 'products'),
		('product_relations', 'SELECT ''products'', product_id FROM rows', 'products'),
		('variants', 'SELECT ''products'', product_id FROM rows', 'products'),
		('prices', 'SELECT ''products'', v.product_id FROM rows JOIN variants v ON v.id = variant_id',
			'products'),
		('vat_rates', 'SELECT ''vat_rates'', country FROM rows', 'vat_rates'),
		('shipping_rates', 'SELECT ''shipping_rates'', id FROM rows', 'shipping_rates'),
		('market_rules', 'SELECT ''market_rules'', id FROM rows', 'market_rules'),
		('stock_items', '', ''),
		('settings', 'SELECT ''settings'', id FROM rows', 'settings'),
		('pages', 'SELECT ''pages'', id FROM rows', 'pages'),
		('news', 'SELECT ''news'', id FROM rows', 'news'),
		('news_products', 'SELECT ''news'', news_id FROM rows', 'news'),
		('jobs', 'SELECT ''jobs'', id FROM rows', 'jobs'),
		('stores', 'SELECT ''stores'', id FROM rows', 'stores'),
		('documents', 'SELECT ''documents'', id FROM rows', 'documents'),
		('document_products', 'SELECT ''documents'', document_id FROM rows
			UNION ALL SELECT ''products'', product_id FROM rows', 'documents products'),
		('menus', 'SELECT ''menus'', id FROM rows', 'menus'),
		('menu_items', 'SELECT ''menus'', menu_id FROM rows', 'menus'),
		('forms', 'SELECT ''forms'', id FROM rows', 'forms'),
		('redirects', 'SELECT ''redirects'', id FROM rows', 'redirects')) AS sources(name, entries, parts);
END $$;
--> statement-breakpoint
CREATE TRIGGER note_products_order_insert AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_products_order();
--> statement-breakpoint
CREATE TRIGGER note_products_order_update AFTER UPDATE ON "products"
	REFERENCING OLD TABLE AS before NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_products_order();
--> statement-breakpoint
CREATE TRIGGER note_products_order_delete AFTER DELETE ON "products"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_products_order();
