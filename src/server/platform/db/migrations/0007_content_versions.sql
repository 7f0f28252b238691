CREATE TABLE "content_changes" (
	"part" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"part" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- A statement that changed something notes its part. What changed nothing notes nothing.
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		INSERT INTO content_changes SELECT part FROM content_versions
			WHERE part = TG_TABLE_NAME OR part LIKE TG_TABLE_NAME::text || '.%';
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
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Runs when a transaction commits, so that nobody waits for a version while others still work: all
-- parts at once and in one order, so that two transactions never wait for each other.
CREATE FUNCTION "renew_content_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_versions
		SELECT part, gen_random_uuid() FROM
			(SELECT DISTINCT part FROM content_changes ORDER BY part) AS parts
		ON CONFLICT (part) DO UPDATE SET version = excluded.version;
	DELETE FROM content_changes;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER renew_content_versions AFTER INSERT ON "content_changes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renew_content_versions();
--> statement-breakpoint
DO $$
DECLARE
	name text;
	change record;
BEGIN
	INSERT INTO content_versions (part) SELECT 'slugs.' || entity FROM
		unnest(ARRAY['page', 'category', 'product_usage', 'product', 'news', 'job']) AS entity;
	FOREACH name IN ARRAY ARRAY['media', 'slugs', 'price_lists', 'countries', 'categories',
		'product_usages', 'options', 'colors', 'products', 'product_usage_links', 'product_media',
		'product_relations', 'variants', 'prices', 'settings', 'pages', 'news', 'news_products', 'jobs',
		'stores', 'documents', 'document_products', 'menus', 'menu_items', 'forms', 'redirects']
	LOOP
		IF name <> 'slugs' THEN INSERT INTO content_versions (part) VALUES (name); END IF;
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
