CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "area" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text GENERATED ALWAYS AS (doc->>'kind') STORED NOT NULL,
	"parent_id" text GENERATED ALWAYS AS (doc->>'parentId') STORED,
	"order" integer GENERATED ALWAYS AS ((doc->>'order')::integer) STORED NOT NULL,
	CONSTRAINT "area_status" CHECK ("area"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order" integer GENERATED ALWAYS AS ((doc->>'order')::integer) STORED NOT NULL,
	CONSTRAINT "banner_status" CHECK ("banner"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"area_id" text GENERATED ALWAYS AS (doc->>'areaId') STORED NOT NULL,
	"city_code" text GENERATED ALWAYS AS (doc->>'cityCode') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	"latitude" double precision GENERATED ALWAYS AS ((doc->'coordinates'->>'latitude')::double precision) STORED,
	"longitude" double precision GENERATED ALWAYS AS ((doc->'coordinates'->>'longitude')::double precision) STORED,
	CONSTRAINT "city_status" CHECK ("city"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "experience_status" CHECK ("experience"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "guide" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	"published_on" text GENERATED ALWAYS AS (doc->>'publishedOn') STORED NOT NULL,
	CONSTRAINT "guide_status" CHECK ("guide"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"price_class" integer GENERATED ALWAYS AS ((doc->>'priceClass')::integer) STORED,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "hotel_status" CHECK ("hotel"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "link" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'fromCityId') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_city_id" text GENERATED ALWAYS AS (doc->>'fromCityId') STORED NOT NULL,
	"to_city_id" text GENERATED ALWAYS AS (doc->>'toCityId') STORED NOT NULL,
	"mode" text GENERATED ALWAYS AS (doc->>'mode') STORED NOT NULL,
	CONSTRAINT "link_status" CHECK ("link"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"menu" text GENERATED ALWAYS AS (doc->>'menu') STORED NOT NULL,
	"order" integer GENERATED ALWAYS AS ((doc->>'order')::integer) STORED NOT NULL,
	CONSTRAINT "navigation_status" CHECK ("navigation"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text GENERATED ALWAYS AS (doc->>'kind') STORED NOT NULL,
	"published_on" text GENERATED ALWAYS AS (doc->>'publishedOn') STORED NOT NULL,
	CONSTRAINT "news_status" CHECK ("news"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'fromPath') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_status" CHECK ("redirect"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "restaurant" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"price_class" integer GENERATED ALWAYS AS ((doc->>'priceClass')::integer) STORED,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "restaurant_status" CHECK ("restaurant"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "rule" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text GENERATED ALWAYS AS (doc->>'kind') STORED NOT NULL,
	CONSTRAINT "rule_status" CHECK ("rule"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "scenic_spot" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"category" text GENERATED ALWAYS AS (doc->>'category') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	"latitude" double precision GENERATED ALWAYS AS ((doc->'coordinates'->>'latitude')::double precision) STORED,
	"longitude" double precision GENERATED ALWAYS AS ((doc->'coordinates'->>'longitude')::double precision) STORED,
	CONSTRAINT "scenic_spot_status" CHECK ("scenic_spot"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_id" text GENERATED ALWAYS AS (doc->>'cityId') STORED NOT NULL,
	"price_class" integer GENERATED ALWAYS AS ((doc->>'priceClass')::integer) STORED,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "shop_status" CHECK ("shop"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"group" text GENERATED ALWAYS AS (doc->>'group') STORED NOT NULL,
	"parent_id" text GENERATED ALWAYS AS (doc->>'parentId') STORED,
	"order" integer GENERATED ALWAYS AS ((doc->>'order')::integer) STORED NOT NULL,
	CONSTRAINT "tag_status" CHECK ("tag"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "theme" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'title') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order" integer GENERATED ALWAYS AS ((doc->>'order')::integer) STORED NOT NULL,
	CONSTRAINT "theme_status" CHECK ("theme"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "trip_line" (
	"id" text PRIMARY KEY NOT NULL,
	"doc" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" jsonb,
	"title" text GENERATED ALWAYS AS (doc->>'name') STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"start_city_id" text GENERATED ALWAYS AS (doc->>'startCityId') STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS ((doc->>'popularity')::integer) STORED NOT NULL,
	CONSTRAINT "trip_line_status" CHECK ("trip_line"."status" in ('draft', 'review', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_subject" text NOT NULL,
	"email" text NOT NULL,
	"user_name" text NOT NULL,
	"user_avatar" text DEFAULT '' NOT NULL,
	"nationality" text,
	"home_currency" text,
	"units" text DEFAULT 'metric' NOT NULL,
	"phone" text,
	"interest_tag_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "behaviour" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "behaviour_user_id_kind_target_type_target_id_pk" PRIMARY KEY("user_id","kind","target_type","target_id"),
	CONSTRAINT "behaviour_kind" CHECK ("behaviour"."kind" in ('like', 'favourite'))
);
--> statement-breakpoint
CREATE TABLE "behaviour_count" (
	"kind" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "behaviour_count_target_type_target_id_kind_pk" PRIMARY KEY("target_type","target_id","kind"),
	CONSTRAINT "behaviour_count_not_negative" CHECK ("behaviour_count"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"travel_month" text,
	"verified" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_state" CHECK ("review"."state" in ('pending', 'published', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_event" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_change" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"zh_name" text NOT NULL,
	"note" text NOT NULL,
	"picture" text NOT NULL,
	"link_url" text NOT NULL,
	"keys" jsonb NOT NULL,
	"key_text" text NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "search_entry_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_parent_id_area_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_from_city_id_city_id_fk" FOREIGN KEY ("from_city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link" ADD CONSTRAINT "link_to_city_id_city_id_fk" FOREIGN KEY ("to_city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant" ADD CONSTRAINT "restaurant_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenic_spot" ADD CONSTRAINT "scenic_spot_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_parent_id_tag_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_line" ADD CONSTRAINT "trip_line_start_city_id_city_id_fk" FOREIGN KEY ("start_city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behaviour" ADD CONSTRAINT "behaviour_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "area_updated" ON "area" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "area_parent" ON "area" USING btree ("parent_id","order");--> statement-breakpoint
CREATE INDEX "banner_updated" ON "banner" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "city_updated" ON "city" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "city_popular" ON "city" USING btree ("status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "city_area" ON "city" USING btree ("area_id");--> statement-breakpoint
CREATE UNIQUE INDEX "city_code" ON "city" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "experience_updated" ON "experience" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guide_updated" ON "guide" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "guide_popular" ON "guide" USING btree ("status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "hotel_updated" ON "hotel" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "hotel_city" ON "hotel" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "link_updated" ON "link" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "link_from" ON "link" USING btree ("from_city_id");--> statement-breakpoint
CREATE INDEX "link_to" ON "link" USING btree ("to_city_id");--> statement-breakpoint
CREATE INDEX "navigation_updated" ON "navigation" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_updated" ON "news" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("status","published_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "redirect_updated" ON "redirect" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_from" ON "redirect" USING btree ("title");--> statement-breakpoint
CREATE INDEX "restaurant_updated" ON "restaurant" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "restaurant_city" ON "restaurant" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "rule_updated" ON "rule" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_updated" ON "scenic_spot" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_popular" ON "scenic_spot" USING btree ("status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_city" ON "scenic_spot" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scenic_spot_place" ON "scenic_spot" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "shop_updated" ON "shop" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "shop_city" ON "shop" USING btree ("city_id","status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tag_updated" ON "tag" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tag_group" ON "tag" USING btree ("group","order");--> statement-breakpoint
CREATE INDEX "tag_parent" ON "tag" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "theme_updated" ON "theme" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trip_line_updated" ON "trip_line" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trip_line_popular" ON "trip_line" USING btree ("status","popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trip_line_start" ON "trip_line" USING btree ("start_city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_provider" ON "app_user" USING btree ("provider","provider_subject");--> statement-breakpoint
CREATE INDEX "behaviour_target" ON "behaviour" USING btree ("target_type","target_id","kind");--> statement-breakpoint
CREATE INDEX "behaviour_newest" ON "behaviour" USING btree ("user_id","kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("target_type","target_id","user_id");--> statement-breakpoint
CREATE INDEX "review_target" ON "review" USING btree ("target_type","target_id","state","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_user" ON "review" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree ("name");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expiry" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_event_received" ON "user_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "user_session_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_session_expiry" ON "user_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "search_entry_key_text" ON "search_entry" USING gin ("key_text" gin_trgm_ops);