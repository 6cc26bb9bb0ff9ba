ALTER TABLE "trip" ADD COLUMN "calendar_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_calendar" ON "trip" USING btree ("calendar_key");