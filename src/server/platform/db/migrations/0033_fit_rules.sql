CREATE TABLE "fit_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision,
	"freehub" text,
	"source" text NOT NULL,
	"is_own" boolean NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"valid_from" date NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"texts" jsonb NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON "fit_rules"
	FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
INSERT INTO "content_versions" ("part") VALUES ('fit_rules');
--> statement-breakpoint
SELECT watch_content('fit_rules', 'SELECT ''fit_rules'', id FROM rows', 'fit_rules');
