CREATE TABLE "trip_file" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_file_bytes" CHECK ("trip_file"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "trip_file" ADD CONSTRAINT "trip_file_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_file_trip" ON "trip_file" USING btree ("trip_id","created_at","id");