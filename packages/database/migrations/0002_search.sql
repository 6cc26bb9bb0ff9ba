DROP TABLE "search_entry" CASCADE;--> statement-breakpoint
CREATE INDEX "guide_text" ON "guide" USING gin ((setweight(to_tsvector('english', guide.doc->>'title'), 'A') || setweight(to_tsvector('english', guide.doc->>'summary'), 'B') || setweight(jsonb_to_tsvector('english', guide.doc->'body', '["string"]'), 'D')));--> statement-breakpoint
CREATE TABLE "search_entry" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"zh_name" text NOT NULL,
	"note" text NOT NULL,
	"picture" text NOT NULL,
	"link_url" text NOT NULL,
	"keys" text[] NOT NULL,
	"name_terms" text[] NOT NULL,
	"terms" "tsvector" NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "search_entry_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"popularity" integer NOT NULL,
	"deletions" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entry_terms" ON "search_entry" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_term_prefix" ON "search_term" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_deletions" ON "search_term" USING gin ("deletions") WITH (fastupdate=false);