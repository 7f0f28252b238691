CREATE TABLE "test_rides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"wheel" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
