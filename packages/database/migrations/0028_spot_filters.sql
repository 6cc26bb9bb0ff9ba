CREATE FUNCTION "open_weekdays"("rules" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
	SELECT day FROM unnest(ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) AS day
	WHERE NOT EXISTS (
		SELECT 1 FROM jsonb_array_elements("rules") AS rule
		GROUP BY rule->'season'
		HAVING bool_and(coalesce(rule->'closedOn', '[]') ? day)
	)
);--> statement-breakpoint
ALTER TABLE "scenic_spot"
	ADD COLUMN "free" boolean GENERATED ALWAYS AS ((doc->>'free')::boolean) STORED,
	ADD COLUMN "indoor" boolean GENERATED ALWAYS AS ((doc->>'indoor')::boolean) STORED,
	ADD COLUMN "visit_minutes" integer GENERATED ALWAYS AS ((doc->>'visitMinutes')::integer) STORED,
	ADD COLUMN "open_weekdays" text[] GENERATED ALWAYS AS (open_weekdays(doc->'openingHours')) STORED;
