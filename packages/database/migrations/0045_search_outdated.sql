CREATE TABLE "search_outdated" (
	"entity" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "search_outdated_entity_id_pk" PRIMARY KEY("entity","id")
);
