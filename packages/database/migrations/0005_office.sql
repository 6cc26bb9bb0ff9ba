CREATE TABLE "entity_autosave" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entity_autosave_entity_id_staff_id_pk" PRIMARY KEY("entity","id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "entity_presence" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"staff_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entity_presence_entity_id_staff_id_pk" PRIMARY KEY("entity","id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "entity_schedule" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	CONSTRAINT "entity_schedule_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "entity_version" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text NOT NULL,
	"action" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entity_version_entity_id_version_pk" PRIMARY KEY("entity","id","version")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"alt" text NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"store_key" text NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text DEFAULT '' NOT NULL,
	"entity_id" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"grants" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_view" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "area_updated";--> statement-breakpoint
DROP INDEX "banner_updated";--> statement-breakpoint
DROP INDEX "city_updated";--> statement-breakpoint
DROP INDEX "experience_updated";--> statement-breakpoint
DROP INDEX "guide_updated";--> statement-breakpoint
DROP INDEX "hotel_updated";--> statement-breakpoint
DROP INDEX "link_updated";--> statement-breakpoint
DROP INDEX "navigation_updated";--> statement-breakpoint
DROP INDEX "news_updated";--> statement-breakpoint
DROP INDEX "redirect_updated";--> statement-breakpoint
DROP INDEX "restaurant_updated";--> statement-breakpoint
DROP INDEX "rule_updated";--> statement-breakpoint
DROP INDEX "scenic_spot_updated";--> statement-breakpoint
DROP INDEX "shop_updated";--> statement-breakpoint
DROP INDEX "tag_updated";--> statement-breakpoint
DROP INDEX "theme_updated";--> statement-breakpoint
DROP INDEX "trip_line_updated";--> statement-breakpoint
DROP INDEX "staff_name";--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guide" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotel" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'fromCityId', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "redirect" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'fromPath', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rule" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "theme" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'title', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trip_line" ADD COLUMN "list_text" text GENERATED ALWAYS AS (lower(id || ' ' || coalesce(doc->>'name', '') || ' ' || coalesce(doc->>'zhName', doc->>'zhTitle', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_last_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entity_autosave" ADD CONSTRAINT "entity_autosave_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_presence" ADD CONSTRAINT "entity_presence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_autosave_staff" ON "entity_autosave" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "entity_presence_staff" ON "entity_presence" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "entity_schedule_publish" ON "entity_schedule" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "entity_schedule_unpublish" ON "entity_schedule" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entry_staff" ON "audit_entry" USING btree ("staff_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_row" ON "audit_entry" USING btree ("entity","entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_name" ON "staff_view" USING btree ("staff_id","page","name");--> statement-breakpoint
INSERT INTO "staff_role" ("id", "name", "grants") SELECT DISTINCT "role", initcap("role"), '{}'::jsonb FROM "staff";--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_staff_role_id_fk" FOREIGN KEY ("role") REFERENCES "public"."staff_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "area_listed" ON "area" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banner_listed" ON "banner" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_listed" ON "city" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experience_listed" ON "experience" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "guide_listed" ON "guide" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hotel_listed" ON "hotel" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "link_listed" ON "link" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "navigation_listed" ON "navigation" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_listed" ON "news" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "redirect_listed" ON "redirect" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "restaurant_listed" ON "restaurant" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rule_listed" ON "rule" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "scenic_spot_listed" ON "scenic_spot" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_listed" ON "shop" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tag_listed" ON "tag" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "theme_listed" ON "theme" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trip_line_listed" ON "trip_line" USING gin ("list_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_role_members" ON "staff" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_session_id" ON "staff_session" USING btree ("id");--> statement-breakpoint
CREATE INDEX "area_updated" ON "area" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "area"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "banner_updated" ON "banner" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "banner"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "city_updated" ON "city" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "city"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "experience_updated" ON "experience" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "experience"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "guide_updated" ON "guide" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "guide"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hotel_updated" ON "hotel" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "hotel"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "link_updated" ON "link" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "link"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "navigation_updated" ON "navigation" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "navigation"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "news_updated" ON "news" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "news"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "redirect_updated" ON "redirect" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "redirect"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurant_updated" ON "restaurant" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "restaurant"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "rule_updated" ON "rule" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "rule"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scenic_spot_updated" ON "scenic_spot" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "scenic_spot"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_updated" ON "shop" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "shop"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tag_updated" ON "tag" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "tag"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "theme_updated" ON "theme" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "theme"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "trip_line_updated" ON "trip_line" USING btree ("updated_at" DESC NULLS FIRST,"id") WHERE "trip_line"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_draft" CHECK (("area"."draft" is null) = ("area"."draft_status" is null) and "area"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_draft" CHECK (("banner"."draft" is null) = ("banner"."draft_status" is null) and "banner"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_draft" CHECK (("city"."draft" is null) = ("city"."draft_status" is null) and "city"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_draft" CHECK (("experience"."draft" is null) = ("experience"."draft_status" is null) and "experience"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "guide" ADD CONSTRAINT "guide_draft" CHECK (("guide"."draft" is null) = ("guide"."draft_status" is null) and "guide"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_draft" CHECK (("hotel"."draft" is null) = ("hotel"."draft_status" is null) and "hotel"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_draft" CHECK (("link"."draft" is null) = ("link"."draft_status" is null) and "link"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "navigation" ADD CONSTRAINT "navigation_draft" CHECK (("navigation"."draft" is null) = ("navigation"."draft_status" is null) and "navigation"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_draft" CHECK (("news"."draft" is null) = ("news"."draft_status" is null) and "news"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_draft" CHECK (("redirect"."draft" is null) = ("redirect"."draft_status" is null) and "redirect"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "restaurant" ADD CONSTRAINT "restaurant_draft" CHECK (("restaurant"."draft" is null) = ("restaurant"."draft_status" is null) and "restaurant"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "rule" ADD CONSTRAINT "rule_draft" CHECK (("rule"."draft" is null) = ("rule"."draft_status" is null) and "rule"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD CONSTRAINT "scenic_spot_draft" CHECK (("scenic_spot"."draft" is null) = ("scenic_spot"."draft_status" is null) and "scenic_spot"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_draft" CHECK (("shop"."draft" is null) = ("shop"."draft_status" is null) and "shop"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_draft" CHECK (("tag"."draft" is null) = ("tag"."draft_status" is null) and "tag"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_draft" CHECK (("theme"."draft" is null) = ("theme"."draft_status" is null) and "theme"."draft_status" in ('draft', 'review'));--> statement-breakpoint
ALTER TABLE "trip_line" ADD CONSTRAINT "trip_line_draft" CHECK (("trip_line"."draft" is null) = ("trip_line"."draft_status" is null) and "trip_line"."draft_status" in ('draft', 'review'));
