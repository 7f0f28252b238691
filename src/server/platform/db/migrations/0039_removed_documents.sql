CREATE TABLE "removed_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"product_ids" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"removed_on" date NOT NULL
);
