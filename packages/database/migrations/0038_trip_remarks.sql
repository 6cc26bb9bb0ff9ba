CREATE TABLE "trip_comment" (
	"id" text NOT NULL,
	"trip_id" text NOT NULL,
	"member_id" text NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_comment_trip_id_id_pk" PRIMARY KEY("trip_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_suggestion" (
	"id" text NOT NULL,
	"trip_id" text NOT NULL,
	"member_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"status" text NOT NULL,
	"decided_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_suggestion_trip_id_id_pk" PRIMARY KEY("trip_id","id"),
	CONSTRAINT "trip_suggestion_status" CHECK ("trip_suggestion"."status" in ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "trip_vote" (
	"trip_id" text NOT NULL,
	"member_id" text NOT NULL,
	"stop_key" text NOT NULL,
	CONSTRAINT "trip_vote_trip_id_member_id_stop_key_pk" PRIMARY KEY("trip_id","member_id","stop_key")
);
--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "remarks_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_comment" ADD CONSTRAINT "trip_comment_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_comment" ADD CONSTRAINT "trip_comment_member_id_trip_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."trip_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_suggestion" ADD CONSTRAINT "trip_suggestion_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_suggestion" ADD CONSTRAINT "trip_suggestion_member_id_trip_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."trip_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_suggestion" ADD CONSTRAINT "trip_suggestion_decided_by_trip_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."trip_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_vote" ADD CONSTRAINT "trip_vote_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_vote" ADD CONSTRAINT "trip_vote_member_id_trip_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."trip_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_comment_member" ON "trip_comment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trip_suggestion_member" ON "trip_suggestion" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trip_suggestion_decider" ON "trip_suggestion" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "trip_vote_member" ON "trip_vote" USING btree ("member_id");