ALTER TABLE "trip_line" ADD COLUMN "city_ids" text[] GENERATED ALWAYS AS (json_texts(doc->'cityIds')) STORED;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "tag_ids" text[] GENERATED ALWAYS AS (json_texts(doc->'tagIds')) STORED;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "days" integer GENERATED ALWAYS AS ((doc->>'days')::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "price_minor" integer GENERATED ALWAYS AS ((doc->'priceAdult'->>'amountMinor')::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "departure_months" integer[] GENERATED ALWAYS AS (json_texts(jsonb_path_query_array(doc, '$.departures[*].months[*]'))::integer[]) STORED;