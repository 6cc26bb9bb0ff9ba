ALTER TABLE "trip" ADD COLUMN "to_read" jsonb;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "words" jsonb;