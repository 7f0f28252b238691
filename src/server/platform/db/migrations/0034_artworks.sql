CREATE TABLE "artworks" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"svg" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
