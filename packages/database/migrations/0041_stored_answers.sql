-- Unlogged: rows are copies that are computed again. External: brotli bodies do not become smaller.
CREATE UNLOGGED TABLE "stored_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"change_number" bigint NOT NULL,
	"counts" text NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_answer" ALTER COLUMN "body" SET STORAGE EXTERNAL;
