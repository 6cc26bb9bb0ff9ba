CREATE TABLE "day_total" (
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "day_total_measure_day_pk" PRIMARY KEY("measure","day")
);
--> statement-breakpoint
-- Copies the totals with the time up to which they are counted. One statement, because a process of the release before may add to
-- them at this moment: both parts see the same state. That release goes on with visit_total.
WITH "copied" AS (
	INSERT INTO "app_state" ("key", "value")
	SELECT 'counted-until visits', "value" FROM "app_state" WHERE "key" = 'visits-counted-until'
	ON CONFLICT ("key") DO NOTHING
)
INSERT INTO "day_total" ("measure", "day", "count") SELECT 'visits', "day", "count" FROM "visit_total" ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "feedback_text" ON "feedback" USING gin (lower("text" || E'\n' || "path" || E'\n' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_failed" ON "mail" USING btree ("created_at") WHERE "mail"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "tour_order_state" ON "tour_order" USING btree ("state","created_at" DESC NULLS FIRST,"order_no");--> statement-breakpoint
CREATE INDEX "tour_order_date" ON "tour_order" USING btree ("date");--> statement-breakpoint
CREATE INDEX "tour_order_due_refund" ON "tour_order" USING btree ("updated_at","order_no") WHERE "tour_order"."state" = 'cancelled' and "tour_order"."refund_minor" > 0;--> statement-breakpoint
CREATE INDEX "tour_order_text" ON "tour_order" USING gin (lower("order_no" || E'\n' || coalesce("tour"->>'name', '') || E'\n' || coalesce("contact"->>'name', '') || E'\n' || coalesce("contact"->>'email', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_oldest" ON "review" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "review_stars" ON "review" USING btree ("target_type","target_id","state","stars");--> statement-breakpoint
CREATE INDEX "review_text_part" ON "review" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_author_part" ON "review" USING gin ("author_name" gin_trgm_ops) WHERE "review"."author_name" is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "app_user_name_start" ON "app_user" USING btree (lower("user_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "app_user_email_start" ON "app_user" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "webhook_delivery_state" ON "webhook_delivery" USING btree ("state","created_at");