-- Briefs stored before the field existed get the default of the contract; code reads it without a check.
UPDATE "trip" SET "brief" = '{"areaIds": []}'::jsonb || "brief" WHERE NOT "brief" ? 'areaIds';--> statement-breakpoint
UPDATE "trip_version" SET "brief" = '{"areaIds": []}'::jsonb || "brief" WHERE NOT "brief" ? 'areaIds';
