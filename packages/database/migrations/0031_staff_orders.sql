CREATE TABLE "order_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "order_refund_amount" CHECK ("order_refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "unmet_phrase" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"phrase" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unmet_phrase_day_kind_phrase_pk" PRIMARY KEY("day","kind","phrase"),
	CONSTRAINT "unmet_phrase_kind" CHECK ("unmet_phrase"."kind" in ('search', 'wish'))
);
--> statement-breakpoint
ALTER TABLE "tour_order" ADD COLUMN "part_refund_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_order" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_no_tour_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."tour_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order" ON "order_refund" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "order_refund_done" ON "order_refund" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "order_refund_open" ON "order_refund" USING btree ("created_at") WHERE "order_refund"."done_at" is null;--> statement-breakpoint
CREATE INDEX "order_event_money" ON "order_event" USING btree ("at") WHERE "order_event"."what" in ('pay', 'refund');--> statement-breakpoint
ALTER TABLE "tour_order" ADD CONSTRAINT "tour_order_part_refund" CHECK ("tour_order"."part_refund_minor" >= 0 and coalesce("tour_order"."refund_minor", 0) + "tour_order"."part_refund_minor" <= "tour_order"."paid_minor");