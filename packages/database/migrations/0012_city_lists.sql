ALTER TABLE "city" ADD COLUMN "tag_ids" jsonb GENERATED ALWAYS AS (doc->'tagIds') STORED;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "best_months" jsonb GENERATED ALWAYS AS (doc->'bestMonths') STORED;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "days_min" integer GENERATED ALWAYS AS ((doc->'recommendedDays'->>'min')::integer) STORED;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "days_max" integer GENERATED ALWAYS AS ((doc->'recommendedDays'->>'max')::integer) STORED;