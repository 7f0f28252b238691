CREATE TABLE "wheel_measurements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial_number" text NOT NULL,
	"version" integer NOT NULL,
	"product_id" text NOT NULL,
	"position" text NOT NULL,
	"measured_on" date NOT NULL,
	"weight_g" double precision NOT NULL,
	"radial_mm" double precision NOT NULL,
	"lateral_mm" double precision NOT NULL,
	"tension_left" integer[] NOT NULL,
	"tension_right" integer[] NOT NULL,
	"pair" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wheel_measurements_version" UNIQUE("serial_number","version")
);
--> statement-breakpoint
ALTER TABLE "wheel_measurements" ADD CONSTRAINT "wheel_measurements_serial_number_serials_serial_number_fk" FOREIGN KEY ("serial_number") REFERENCES "public"."serials"("serial_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wheel_measurements_of_product" ON "wheel_measurements" USING btree ("product_id","measured_on");--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON "wheel_measurements"
	FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
INSERT INTO "content_versions" ("part") VALUES ('wheel_measurements');
--> statement-breakpoint
SELECT watch_content('wheel_measurements', 'SELECT DISTINCT ''wheel_measurements'', product_id FROM rows', 'wheel_measurements');
