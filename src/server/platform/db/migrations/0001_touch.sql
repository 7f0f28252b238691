-- Rows that point at others of their own table may be written in any order.
ALTER TABLE "products" ALTER CONSTRAINT "products_successor_id_products_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "pages" ALTER CONSTRAINT "pages_parent_id_pages_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "menu_items" ALTER CONSTRAINT "menu_items_menu_id_parent_id_menu_items_menu_id_id_fk" DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- An update that changes nothing is dropped, so that updated_at tells the last real change.
CREATE FUNCTION "keep_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
	NEW.updated_at := now();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "drop_idle_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- A changed part (a price, a picture's place, a menu item) counts as a change of its owner.
CREATE FUNCTION "touch_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'UPDATE %I SET updated_at = now() WHERE id IN (%s) AND updated_at <> now()::timestamptz(3)',
		TG_ARGV[0], TG_ARGV[1]
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "touch_slug_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kind record;
BEGIN
	FOR kind IN SELECT * FROM (VALUES
		('page', 'pages'), ('category', 'categories'), ('product_usage', 'product_usages'),
		('product', 'products'), ('news', 'news'), ('job', 'jobs')) AS kinds(entity, owner)
	LOOP
		EXECUTE format(
			'UPDATE %I SET updated_at = now() WHERE updated_at <> now()::timestamptz(3)
				AND id IN (SELECT entity_id FROM changed WHERE entity = %L)',
			kind.owner, kind.entity
		);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "drop_slugs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM slugs WHERE entity = TG_ARGV[0] AND entity_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
	part record;
	change record;
BEGIN
	FOREACH name IN ARRAY ARRAY['media', 'price_lists', 'countries', 'categories', 'product_usages',
		'options', 'colors', 'products', 'settings', 'pages', 'news', 'jobs', 'stores', 'documents',
		'menus', 'forms', 'redirects']
	LOOP
		EXECUTE format('CREATE TRIGGER keep_updated_at BEFORE UPDATE ON %I
			FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', name);
	END LOOP;

	FOR part IN SELECT * FROM (VALUES
		('variants', 'products', 'SELECT product_id FROM changed'),
		('prices', 'products',
			'SELECT v.product_id FROM changed c JOIN variants v ON v.id = c.variant_id'),
		('product_media', 'products', 'SELECT product_id FROM changed'),
		('product_usage_links', 'products', 'SELECT product_id FROM changed'),
		('product_relations', 'products', 'SELECT product_id FROM changed'),
		('news_products', 'news', 'SELECT news_id FROM changed'),
		('document_products', 'documents', 'SELECT document_id FROM changed'),
		('menu_items', 'menus', 'SELECT menu_id FROM changed'),
		('slugs', NULL, NULL)) AS parts(name, owner, ids)
	LOOP
		EXECUTE format('CREATE TRIGGER drop_idle_update BEFORE UPDATE ON %I
			FOR EACH ROW EXECUTE FUNCTION drop_idle_update()', part.name);
		FOR change IN SELECT * FROM (VALUES
			('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS changes(event, side)
		LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
				FOR EACH STATEMENT EXECUTE FUNCTION %s',
				'touch_owner_' || lower(change.event), change.event, part.name, change.side,
				CASE WHEN part.owner IS NULL THEN 'touch_slug_owner()'
				ELSE format('touch_owner(%L, %L)', part.owner, part.ids) END);
		END LOOP;
	END LOOP;

	FOR part IN SELECT * FROM (VALUES
		('pages', 'page'), ('categories', 'category'), ('product_usages', 'product_usage'),
		('products', 'product'), ('news', 'news'), ('jobs', 'job')) AS parts(name, entity)
	LOOP
		EXECUTE format('CREATE TRIGGER drop_slugs AFTER DELETE ON %I
			FOR EACH ROW EXECUTE FUNCTION drop_slugs(%L)', part.name, part.entity);
	END LOOP;
END $$;
--> statement-breakpoint
-- Two entries may swap their addresses in one transaction.
ALTER TABLE "slugs" DROP CONSTRAINT "slugs_address";
--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_address" UNIQUE ("entity", "locale", "slug") DEFERRABLE INITIALLY DEFERRED;
