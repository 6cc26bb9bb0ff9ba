-- Briefs stored before these fields existed get the defaults of the contract; code reads them without a check.
UPDATE "trip" SET "brief" = '{"areaIds": [], "cityNights": [], "cityOrder": [], "otherNationalities": [], "childAges": [], "seniors": 0, "mobility": [], "dailyBreaks": []}'::jsonb || "brief"
WHERE NOT "brief" ?& ARRAY['areaIds', 'cityNights', 'cityOrder', 'otherNationalities', 'childAges', 'seniors', 'mobility', 'dailyBreaks'];--> statement-breakpoint
UPDATE "trip_version" SET "brief" = '{"areaIds": [], "cityNights": [], "cityOrder": [], "otherNationalities": [], "childAges": [], "seniors": 0, "mobility": [], "dailyBreaks": []}'::jsonb || "brief"
WHERE NOT "brief" ?& ARRAY['areaIds', 'cityNights', 'cityOrder', 'otherNationalities', 'childAges', 'seniors', 'mobility', 'dailyBreaks'];
