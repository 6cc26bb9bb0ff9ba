CREATE TABLE "review_report" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_report_open" ON "review_report" USING btree ("review_id","created_at") WHERE "review_report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "review_report_closed" ON "review_report" USING btree ("closed_at");