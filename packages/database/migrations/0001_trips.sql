CREATE TABLE "trip" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"key_hash" text,
	"share_key" text,
	"title" text NOT NULL,
	"wish" text,
	"brief" jsonb NOT NULL,
	"city_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"failure" jsonb,
	"leased_until" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"last_version" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_owned" CHECK ("trip"."user_id" is not null or "trip"."key_hash" is not null),
	CONSTRAINT "trip_status" CHECK ("trip"."status" in ('planning', 'ready', 'failed')),
	CONSTRAINT "trip_progress" CHECK ("trip"."progress" between 0 and 1),
	CONSTRAINT "trip_versions" CHECK ("trip"."version" between 0 and "trip"."last_version")
);
--> statement-breakpoint
CREATE TABLE "trip_version" (
	"trip_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"brief" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_version_trip_id_version_pk" PRIMARY KEY("trip_id","version"),
	CONSTRAINT "trip_version_kind" CHECK ("trip_version"."kind" in ('planned', 'saved', 'restored', 'conflict'))
);
--> statement-breakpoint
ALTER TABLE "trip" ADD CONSTRAINT "trip_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_version" ADD CONSTRAINT "trip_version_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_user" ON "trip" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trip_key" ON "trip" USING btree ("key_hash","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_share" ON "trip" USING btree ("share_key");