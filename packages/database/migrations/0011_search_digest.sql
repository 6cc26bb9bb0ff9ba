DROP INDEX "guide_text";--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS ((setweight(to_tsvector('english', doc->>'title'), 'A') || setweight(to_tsvector('english', doc->>'summary'), 'B') || setweight(jsonb_to_tsvector('english', doc->'body', '["string"]'), 'D'))) STORED;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "spelled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "guide_words" ON "guide" USING gin ("words");