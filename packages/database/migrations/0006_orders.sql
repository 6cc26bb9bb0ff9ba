CREATE TABLE "departure" (
	"line_id" text NOT NULL,
	"date" date NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"seats_override" integer,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "departure_line_id_date_pk" PRIMARY KEY("line_id","date"),
	CONSTRAINT "departure_taken" CHECK ("departure"."seats_taken" >= 0),
	CONSTRAINT "departure_override" CHECK ("departure"."seats_override" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_no" text,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_state" CHECK ("mail"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"what" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_number" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_message" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"order_no" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_message_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "tour_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"line_id" text NOT NULL,
	"date" date NOT NULL,
	"last_day" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"tour" jsonb NOT NULL,
	"travellers" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"request_hash" text NOT NULL,
	"currency" text NOT NULL,
	"adult_minor" bigint NOT NULL,
	"child_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"refund_minor" bigint,
	"estimate" jsonb,
	"state" text DEFAULT 'pending-payment' NOT NULL,
	"held_until" timestamp with time zone,
	"payment_provider" text NOT NULL,
	"payment_reference" text,
	"payment_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tour_order_state" CHECK ("tour_order"."state" in ('pending-payment', 'paid', 'confirmed', 'completed', 'cancelled', 'refunded', 'expired')),
	CONSTRAINT "tour_order_group" CHECK ("tour_order"."adults" > 0 and "tour_order"."children" >= 0),
	CONSTRAINT "tour_order_amounts" CHECK ("tour_order"."total_minor" >= 0 and "tour_order"."paid_minor" >= 0 and "tour_order"."refund_minor" between 0 and "tour_order"."paid_minor"),
	CONSTRAINT "tour_order_hold" CHECK (("tour_order"."state" = 'pending-payment') = ("tour_order"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"review_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_save" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "moderated_by" text;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_line_id_trip_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."trip_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_order_no_tour_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."tour_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_no_tour_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."tour_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_number" ADD CONSTRAINT "order_number_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_order" ADD CONSTRAINT "tour_order_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_order" ADD CONSTRAINT "tour_order_line_id_trip_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."trip_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_save" ADD CONSTRAINT "review_save_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_key" ON "mail" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mail_order" ON "mail" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("next_attempt_at") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "order_number_user" ON "order_number" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "tour_order_user" ON "tour_order" USING btree ("user_id","created_at" DESC NULLS FIRST,"order_no");--> statement-breakpoint
CREATE INDEX "tour_order_newest" ON "tour_order" USING btree ("created_at" DESC NULLS FIRST,"order_no");--> statement-breakpoint
CREATE INDEX "tour_order_departure" ON "tour_order" USING btree ("line_id","date","state");--> statement-breakpoint
CREATE INDEX "tour_order_held" ON "tour_order" USING btree ("held_until") WHERE "tour_order"."state" = 'pending-payment';--> statement-breakpoint
CREATE INDEX "tour_order_underway" ON "tour_order" USING btree ("last_day") WHERE "tour_order"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photo_user" ON "review_photo" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "review_photo_loose" ON "review_photo" USING btree ("created_at") WHERE "review_photo"."review_id" is null;--> statement-breakpoint
CREATE INDEX "review_save_user" ON "review_save" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "review_queue" ON "review" USING btree ("state","updated_at","id");