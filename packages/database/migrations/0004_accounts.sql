CREATE TABLE "demo_sign_in" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"grant_id" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "demo_sign_in_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE INDEX "demo_sign_in_uid" ON "demo_sign_in" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "demo_sign_in_grant" ON "demo_sign_in" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "demo_sign_in_account" ON "demo_sign_in" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "demo_sign_in_expiry" ON "demo_sign_in" USING btree ("expires_at");