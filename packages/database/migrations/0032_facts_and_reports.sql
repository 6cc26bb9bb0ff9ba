ALTER TABLE "feedback" ADD COLUMN "closed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "gets_fact_digest" boolean DEFAULT false NOT NULL;