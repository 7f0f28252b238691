CREATE TABLE "running_hosts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"is_working" boolean NOT NULL,
	"at" text NOT NULL,
	"secrets" text[] NOT NULL,
	"clock_apart_ms" double precision NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
