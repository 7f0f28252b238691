ALTER TABLE "categories" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "product_usages" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "social_id" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usages" ADD CONSTRAINT "product_usages_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_social_id_media_id_fk" FOREIGN KEY ("social_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What networks show is shown, too.
CREATE OR REPLACE VIEW "media_uses" AS
	SELECT 'page' AS entity, id AS entity_id, named AS media_id FROM pages,
		unnest(ARRAY[media_id, social_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'page', id, named #>> '{}' FROM pages, jsonb_path_query(texts, '$.**.picture') AS named
	UNION SELECT 'news', id, named FROM news,
		unnest(ARRAY[media_id, social_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'news', id, named #>> '{}' FROM news, jsonb_path_query(texts, '$.**.picture') AS named
	UNION SELECT 'job', id, social_id FROM jobs WHERE social_id IS NOT NULL
	UNION SELECT 'product', product_id, media_id FROM product_media
	UNION SELECT 'product', id, social_id FROM products WHERE social_id IS NOT NULL
	UNION SELECT 'product', id, shown.value FROM products, jsonb_each_text(color_pictures) AS shown
	UNION SELECT 'category', id, named FROM categories,
		unnest(ARRAY[picture_id, ambience_id, hamburger_id, social_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'product_usage', id, named FROM product_usages,
		unnest(ARRAY[picture_id, ambience_id, hamburger_id, social_id]) AS named WHERE named IS NOT NULL
	UNION SELECT 'menu', menu_id, media_id FROM menu_items WHERE media_id IS NOT NULL;
