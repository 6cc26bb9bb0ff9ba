CREATE TABLE "trip_command" (
	"trip_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text,
	"change" jsonb,
	"status" text NOT NULL,
	"text" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_command_trip_id_id_pk" PRIMARY KEY("trip_id","id"),
	CONSTRAINT "trip_command_status" CHECK ("trip_command"."status" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "trip_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_invitation_role" CHECK ("trip_invitation"."role" in ('editor', 'commenter', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "trip_member" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"user_id" text,
	"key_hash" text,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_member_role" CHECK ("trip_member"."role" in ('owner', 'editor', 'commenter', 'viewer')),
	CONSTRAINT "trip_member_identity" CHECK (("trip_member"."role" = 'owner') = ("trip_member"."user_id" is null and "trip_member"."key_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "is_together" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "members_see_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_command" ADD CONSTRAINT "trip_command_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_command" ADD CONSTRAINT "trip_command_member_id_trip_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."trip_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_invitation" ADD CONSTRAINT "trip_invitation_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_member" ADD CONSTRAINT "trip_member_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_member" ADD CONSTRAINT "trip_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_command_member" ON "trip_command" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "trip_command_order" ON "trip_command" USING btree ("trip_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_invitation_secret" ON "trip_invitation" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "trip_invitation_trip" ON "trip_invitation" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_invitation_expiry" ON "trip_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_member_user" ON "trip_member" USING btree ("trip_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_member_key" ON "trip_member" USING btree ("trip_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_member_owner" ON "trip_member" USING btree ("trip_id") WHERE "trip_member"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "trip_member_of_user" ON "trip_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_member_of_key" ON "trip_member" USING btree ("key_hash");