CREATE TABLE "trip_reminder" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"member_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"time_zone" text NOT NULL,
	"sent_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "missed_stops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "journal_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_file" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "trip_reminder" ADD CONSTRAINT "trip_reminder_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_reminder" ADD CONSTRAINT "trip_reminder_member_id_trip_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."trip_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_reminder_device" ON "trip_reminder" USING btree ("trip_id","endpoint");--> statement-breakpoint
CREATE INDEX "trip_reminder_member" ON "trip_reminder" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trip_reminder_due" ON "trip_reminder" USING btree ("time_zone","sent_on");--> statement-breakpoint
ALTER TABLE "trip_file" ADD CONSTRAINT "trip_file_author_id_trip_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."trip_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_file_author" ON "trip_file" USING btree ("author_id");