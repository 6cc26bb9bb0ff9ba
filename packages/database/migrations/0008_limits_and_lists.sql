CREATE TABLE "call_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "scenic_spot_place";--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "tag_ids" jsonb GENERATED ALWAYS AS (doc->'tagIds') STORED;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "best_months" jsonb GENERATED ALWAYS AS (doc->'bestMonths') STORED;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "levels" jsonb GENERATED ALWAYS AS (doc->'levels') STORED;--> statement-breakpoint
CREATE INDEX "call_limit_end" ON "call_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "city_named" ON "city" USING btree ("status","title","id");--> statement-breakpoint
CREATE INDEX "scenic_spot_named" ON "scenic_spot" USING btree ("status","title","id");--> statement-breakpoint
CREATE INDEX "scenic_spot_category" ON "scenic_spot" USING btree ("status","category","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_shortest" ON "scenic_spot" USING btree ("status",((doc->>'visitMinutes')::int),"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_tags" ON "scenic_spot" USING gin ("tag_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "behaviour_count_most" ON "behaviour_count" USING btree ("target_type","kind","count" DESC NULLS FIRST,"target_id");--> statement-breakpoint
CREATE INDEX "search_entry_popular" ON "search_entry" USING btree ("popularity" DESC NULLS FIRST,"type","id");--> statement-breakpoint
CREATE INDEX "scenic_spot_place" ON "scenic_spot" USING gist (point(scenic_spot.longitude, scenic_spot.latitude));
