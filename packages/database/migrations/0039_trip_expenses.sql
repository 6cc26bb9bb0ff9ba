CREATE TABLE "trip_expense" (
	"id" text NOT NULL,
	"trip_id" text NOT NULL,
	"author_id" text,
	"what" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_expense_trip_id_id_pk" PRIMARY KEY("trip_id","id")
);
--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "records_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "cost_currency" text;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "costs_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "named_travellers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trip_expense" ADD CONSTRAINT "trip_expense_trip_id_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_expense" ADD CONSTRAINT "trip_expense_author_id_trip_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."trip_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_expense_author" ON "trip_expense" USING btree ("author_id");