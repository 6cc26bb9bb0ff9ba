CREATE TABLE "day_idea" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"draft" jsonb,
	"draft_status" text,
	"deleted_at" timestamp with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "day_idea_status" CHECK ("day_idea"."status" in ('draft', 'review', 'published', 'archived')),
	CONSTRAINT "day_idea_draft" CHECK (("day_idea"."draft" is null) = ("day_idea"."draft_status" is null) and "day_idea"."draft_status" in ('draft', 'review'))
);
--> statement-breakpoint
CREATE TABLE "district" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"draft" jsonb,
	"draft_status" text,
	"deleted_at" timestamp with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "district_status" CHECK ("district"."status" in ('draft', 'review', 'published', 'archived')),
	CONSTRAINT "district_draft" CHECK (("district"."draft" is null) = ("district"."draft_status" is null) and "district"."draft_status" in ('draft', 'review'))
);
--> statement-breakpoint
CREATE TABLE "route" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"draft" jsonb,
	"draft_status" text,
	"deleted_at" timestamp with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "route_status" CHECK ("route"."status" in ('draft', 'review', 'published', 'archived')),
	CONSTRAINT "route_draft" CHECK (("route"."draft" is null) = ("route"."draft_status" is null) and "route"."draft_status" in ('draft', 'review'))
);
--> statement-breakpoint
CREATE TABLE "station" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"draft" jsonb,
	"draft_status" text,
	"deleted_at" timestamp with time zone,
	"list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"also_serves_city_ids" text[] GENERATED ALWAYS AS (json_texts(doc->'alsoServesCityIds')) STORED,
	"kind" text GENERATED ALWAYS AS (doc->>'kind') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "station_status" CHECK ("station"."status" in ('draft', 'review', 'published', 'archived')),
	CONSTRAINT "station_draft" CHECK (("station"."draft" is null) = ("station"."draft_status" is null) and "station"."draft_status" in ('draft', 'review'))
);
--> statement-breakpoint
ALTER TABLE "day_idea" ADD CONSTRAINT "day_idea_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_idea_updated" ON "day_idea" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "day_idea"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "day_idea_titled" ON "day_idea" USING btree ("title","id") WHERE "day_idea"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "day_idea_standing" ON "day_idea" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "day_idea"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "day_idea_listed" ON "day_idea" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "day_idea_city" ON "day_idea" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "district_updated" ON "district" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "district"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "district_titled" ON "district" USING btree ("title","id") WHERE "district"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "district_standing" ON "district" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "district"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "district_listed" ON "district" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "district_city" ON "district" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "route_updated" ON "route" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "route"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "route_titled" ON "route" USING btree ("title","id") WHERE "route"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "route_standing" ON "route" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "route"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "route_listed" ON "route" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "route_popular" ON "route" USING btree ("status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "station_updated" ON "station" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "station"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "station_titled" ON "station" USING btree ("title","id") WHERE "station"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "station_standing" ON "station" USING btree ("status","updated_at" DESC NULLS FIRST,"id") WHERE "station"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "station_listed" ON "station" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "station_city" ON "station" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "station_also_serves" ON "station" USING gin ("also_serves_city_ids");