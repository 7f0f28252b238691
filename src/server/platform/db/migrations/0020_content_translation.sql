CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"locales" text[],
	"link" jsonb,
	"is_dismissible" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_translations" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"made_from" jsonb NOT NULL,
	"states" jsonb NOT NULL,
	CONSTRAINT "content_translations_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON "announcements"
	FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
INSERT INTO "content_versions" ("part") VALUES ('announcements');
--> statement-breakpoint
SELECT watch_content('announcements', 'SELECT ''announcements'', id FROM rows', 'announcements');
--> statement-breakpoint
-- Entries of one publication may name each other, whichever is written first.
DO $$
DECLARE link record;
BEGIN
	FOR link IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
		WHERE contype = 'f' AND NOT condeferrable AND conrelid IN (
			'categories'::regclass, 'product_usages'::regclass, 'products'::regclass,
			'product_usage_links'::regclass, 'product_media'::regclass, 'product_relations'::regclass,
			'variants'::regclass, 'pages'::regclass, 'news'::regclass, 'news_products'::regclass,
			'documents'::regclass, 'document_products'::regclass, 'menu_items'::regclass)
	LOOP
		EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I DEFERRABLE INITIALLY DEFERRED',
			link.owner, link.conname);
	END LOOP;
END $$;
