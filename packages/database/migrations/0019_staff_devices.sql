CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"name_hash" text,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"token_hash" text NOT NULL,
	"staff_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_device_token_hash_staff_id_pk" PRIMARY KEY("token_hash","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempt_name" ON "login_attempt" USING btree ("name_hash");--> statement-breakpoint
CREATE INDEX "login_attempt_age" ON "login_attempt" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "staff_device_staff" ON "staff_device" USING btree ("staff_id","last_used_at");--> statement-breakpoint
CREATE INDEX "staff_device_age" ON "staff_device" USING btree ("last_used_at");