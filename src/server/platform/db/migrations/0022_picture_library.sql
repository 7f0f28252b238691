ALTER TABLE "media" ADD COLUMN "own_alt" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "uploaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_digest_unique" UNIQUE("digest");
--> statement-breakpoint
-- Which live entries show which pictures.
CREATE VIEW "media_uses" AS
	SELECT 'page' AS entity, id AS entity_id, media_id FROM pages WHERE media_id IS NOT NULL
	UNION SELECT 'page', id, named #>> '{}' FROM pages, jsonb_path_query(texts, '$.**.picture') AS named
	UNION SELECT 'news', id, media_id FROM news WHERE media_id IS NOT NULL
	UNION SELECT 'news', id, named #>> '{}' FROM news, jsonb_path_query(texts, '$.**.picture') AS named
	UNION SELECT 'product', product_id, media_id FROM product_media
	UNION SELECT 'product', id, shown.value FROM products, jsonb_each_text(color_pictures) AS shown
	UNION SELECT 'category', id, named FROM categories,
		unnest(ARRAY[picture_id, ambience_id, hamburger_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'product_usage', id, named FROM product_usages,
		unnest(ARRAY[picture_id, ambience_id, hamburger_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'menu', menu_id, media_id FROM menu_items WHERE media_id IS NOT NULL;
--> statement-breakpoint
-- A picture that no entry shows is nobody's business but the library's. Of one that is shown the
-- products are named, too: they are asked for one by one.
SELECT watch_content('media', 'SELECT ''media'', r.id FROM rows r
		WHERE EXISTS (SELECT FROM media_uses u WHERE u.media_id = r.id)
	UNION ALL SELECT ''products'', u.entity_id FROM rows r
		JOIN media_uses u ON u.media_id = r.id AND u.entity = ''product''', 'media products');
