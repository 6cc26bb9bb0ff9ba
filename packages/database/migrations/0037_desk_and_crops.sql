ALTER TABLE "entity_version" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "crops" jsonb DEFAULT '{}'::jsonb NOT NULL;