CREATE FUNCTION "json_texts"("list" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT jsonb_array_elements_text("list"));--> statement-breakpoint
DROP INDEX "scenic_spot_tags";--> statement-breakpoint
ALTER TABLE "city" DROP COLUMN "tag_ids", DROP COLUMN "best_months";--> statement-breakpoint
ALTER TABLE "city"
	ADD COLUMN "tag_ids" text[] GENERATED ALWAYS AS (json_texts(doc->'tagIds')) STORED,
	ADD COLUMN "best_months" integer[] GENERATED ALWAYS AS (json_texts(doc->'bestMonths')::integer[]) STORED;--> statement-breakpoint
ALTER TABLE "scenic_spot" DROP COLUMN "tag_ids", DROP COLUMN "best_months", DROP COLUMN "levels";--> statement-breakpoint
ALTER TABLE "scenic_spot"
	ADD COLUMN "tag_ids" text[] GENERATED ALWAYS AS (json_texts(doc->'tagIds')) STORED,
	ADD COLUMN "best_months" integer[] GENERATED ALWAYS AS (json_texts(doc->'bestMonths')::integer[]) STORED,
	ADD COLUMN "levels" text[] GENERATED ALWAYS AS (json_texts(doc->'levels')) STORED;--> statement-breakpoint
CREATE INDEX "scenic_spot_tags" ON "scenic_spot" USING gin ("tag_ids");
