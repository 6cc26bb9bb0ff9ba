CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feedback_kind" CHECK ("feedback"."kind" in ('fact', 'contact'))
);
--> statement-breakpoint
CREATE INDEX "feedback_open" ON "feedback" USING btree ("created_at","id") WHERE "feedback"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_closed" ON "feedback" USING btree ("closed_at");