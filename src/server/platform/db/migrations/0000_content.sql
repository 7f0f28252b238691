CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text,
	"ambience_id" text,
	"hamburger_id" text,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"code" text PRIMARY KEY NOT NULL,
	"swatch" text NOT NULL,
	"name" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"phone_prefix" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"countries" text[] NOT NULL,
	"is_default" boolean NOT NULL,
	"prices_include_vat" boolean NOT NULL,
	"vat_rate" integer NOT NULL,
	"year" integer NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vat_rate_in_basis_points" CHECK ("price_lists"."vat_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" text NOT NULL,
	"price_list_id" text NOT NULL,
	"amount" integer NOT NULL,
	"street_price" integer,
	"lowest_price_30d" integer,
	CONSTRAINT "prices_variant_id_price_list_id_pk" PRIMARY KEY("variant_id","price_list_id"),
	CONSTRAINT "amounts_not_negative" CHECK ("prices"."amount" >= 0 and "prices"."street_price" >= 0 and "prices"."lowest_price_30d" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_relations_product_id_kind_target_id_pk" PRIMARY KEY("product_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "product_usage_links" (
	"product_id" text NOT NULL,
	"usage_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_usage_links_product_id_usage_id_pk" PRIMARY KEY("product_id","usage_id")
);
--> statement-breakpoint
CREATE TABLE "product_usages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text,
	"ambience_id" text,
	"hamburger_id" text,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"brand" text NOT NULL,
	"range" text,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_discontinued" boolean DEFAULT false NOT NULL,
	"successor_id" text,
	"released_on" date,
	"options" text[] NOT NULL,
	"colors" text[] NOT NULL,
	"specifications" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"drawing" jsonb,
	"is_carbon_wheel" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "slugs_entity_entity_id_locale_pk" PRIMARY KEY("entity","entity_id","locale"),
	CONSTRAINT "slugs_address" UNIQUE("entity","locale","slug")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"options" jsonb NOT NULL,
	"color" text,
	"gtin" text,
	"weight_g" integer,
	"availability" text NOT NULL,
	CONSTRAINT "variants_code_unique" UNIQUE("code"),
	CONSTRAINT "weight_not_negative" CHECK ("variants"."weight_g" >= 0),
	CONSTRAINT "gtin_has_13_digits" CHECK ("variants"."gtin" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "document_products" (
	"document_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_products_document_id_product_id_pk" PRIMARY KEY("document_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"range" text,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"published_on" date NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"fields" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"publication_date" date NOT NULL,
	"closes_on" date,
	"is_open" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"menu_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"link" jsonb,
	"target" text NOT NULL,
	"media_id" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "menu_items_menu_id_id_pk" PRIMARY KEY("menu_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"published_on" date NOT NULL,
	"media_id" text,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_products" (
	"news_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_products_news_id_product_id_pk" PRIMARY KEY("news_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"template" text NOT NULL,
	"parent_id" text,
	"locales" text[],
	"media_id" text,
	"noindex" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" jsonb NOT NULL,
	"to_locale" text NOT NULL,
	"status" integer NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_unique" UNIQUE("from")
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"region" text,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"email" text,
	"phone" text,
	"website" text,
	"opening_hours" jsonb NOT NULL,
	"ranges" text[] NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_ambience_id_media_id_fk" FOREIGN KEY ("ambience_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_hamburger_id_media_id_fk" FOREIGN KEY ("hamburger_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_target_id_products_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usage_links" ADD CONSTRAINT "product_usage_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usage_links" ADD CONSTRAINT "product_usage_links_usage_id_product_usages_id_fk" FOREIGN KEY ("usage_id") REFERENCES "public"."product_usages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usages" ADD CONSTRAINT "product_usages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usages" ADD CONSTRAINT "product_usages_ambience_id_media_id_fk" FOREIGN KEY ("ambience_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_usages" ADD CONSTRAINT "product_usages_hamburger_id_media_id_fk" FOREIGN KEY ("hamburger_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_colors_code_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_products" ADD CONSTRAINT "document_products_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_products" ADD CONSTRAINT "document_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_menu_id_parent_id_menu_items_menu_id_id_fk" FOREIGN KEY ("menu_id","parent_id") REFERENCES "public"."menu_items"("menu_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_products" ADD CONSTRAINT "news_products_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_products" ADD CONSTRAINT "news_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_usage_links_usage" ON "product_usage_links" USING btree ("usage_id");--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "document_products_product" ON "document_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "stores_place" ON "stores" USING btree ("country","city");