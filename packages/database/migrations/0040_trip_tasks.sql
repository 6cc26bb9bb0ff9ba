CREATE TABLE "trip_task" (
	"id" text NOT NULL,
	"trip_id" text NOT NULL,
	"author_id" text,
	"title" text,
	"is_done" boolean NOT NULL,
	"assignee" text,
	"due" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_task_trip_id_id_pk" PRIMARY KEY("trip_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip_task" ADD CONSTRAINT "trip_task_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_task" ADD CONSTRAINT "trip_task_author_id_trip_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."trip_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_task_author" ON "trip_task" USING btree ("author_id");