CREATE FUNCTION "json_pick"("doc" jsonb, "fields" text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(jsonb_object_agg("key", "value"), '{}'::jsonb) FROM jsonb_each("doc") WHERE "key" = ANY("fields"));--> statement-breakpoint
CREATE FUNCTION "json_words"("node" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT count(*)::integer
	FROM jsonb_path_query("node", 'strict $.**.text') AS "found"("text"),
		regexp_split_to_table("found"."text" #>> '{}', '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+') AS "word"
	WHERE "word" <> ''
);--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{name,zhName,pinyin,areaId,cityCode,coordinates,summary,knownFor,bestMonths,recommendedDays,tagIds,picture}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{title,summary,tagIds,cityIds,publishedOn,picture}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "word_count" integer GENERATED ALWAYS AS (json_words(doc->'body')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{title,summary,kind,publishedOn,picture}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "word_count" integer GENERATED ALWAYS AS (json_words(doc->'body')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{name,zhName,pinyin,cityId,coordinates,category,levels,tagIds,summary,free,visitMinutes,bestMonths,picture}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{title,zhTitle,summary,tagIds,picture,cityIds,spotIds}')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (json_pick(doc, '{name,zhName,startCityId,cityIds,days,summary,highlights,priceAdult,tagIds,picture}')) STORED NOT NULL;