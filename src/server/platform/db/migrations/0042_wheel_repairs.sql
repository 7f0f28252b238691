CREATE TABLE "wheel_repairs" (
	"serial_number" text NOT NULL,
	"repaired_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wheel_repairs_serial_number_repaired_on_pk" PRIMARY KEY("serial_number","repaired_on")
);
--> statement-breakpoint
ALTER TABLE "order_repairs" ADD COLUMN "serials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheel_repairs" ADD CONSTRAINT "wheel_repairs_serial_number_serials_serial_number_fk" FOREIGN KEY ("serial_number") REFERENCES "public"."serials"("serial_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "wheel_repairs" ("serial_number", "repaired_on") SELECT "serial_number", "legal_extended_on" FROM "wheel_registrations" WHERE "legal_extended_on" IS NOT NULL;
