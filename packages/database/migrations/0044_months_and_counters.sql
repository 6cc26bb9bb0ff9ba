CREATE TABLE "behaviour_delta" (
	"kind" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"slot" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "behaviour_delta_target_type_target_id_kind_slot_pk" PRIMARY KEY("target_type","target_id","kind","slot")
);
--> statement-breakpoint
CREATE TABLE "visit_total" (
	"day" date PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "behaviour_count" DROP CONSTRAINT "behaviour_count_not_negative";--> statement-breakpoint
CREATE INDEX "trip_created" ON "trip" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trip_unclaimed" ON "trip" USING btree ("updated_at") WHERE "trip"."user_id" is null and "trip"."share_key" is null and "trip"."calendar_key" is null;--> statement-breakpoint
CREATE INDEX "app_user_newest" ON "app_user" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "app_user_name_part" ON "app_user" USING gin (lower("user_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "app_user_email_part" ON "app_user" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "behaviour_day" ON "behaviour" USING btree ("kind","created_at");--> statement-breakpoint
CREATE VIEW "public"."behaviour_total" AS (
  select kind, target_type, target_id, sum(count)::integer as count from (
    select kind, target_type, target_id, count from behaviour_count
    union all
    select kind, target_type, target_id, count from behaviour_delta
  ) part group by kind, target_type, target_id);--> statement-breakpoint
-- Each table gets one partition a month, and one for rows of other months, so that no insert can fail. The old table gives its
-- names away and is dropped below; statements that wait for its lock meanwhile continue on the new table.
ALTER TABLE "user_event" RENAME TO "user_event_old";--> statement-breakpoint
ALTER TABLE "user_event_old" RENAME CONSTRAINT "user_event_pkey" TO "user_event_old_pkey";--> statement-breakpoint
ALTER INDEX "user_event_received" RENAME TO "user_event_old_received";--> statement-breakpoint
CREATE TABLE "user_event" (
	"id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_event_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");--> statement-breakpoint
CREATE INDEX "user_event_received" ON "user_event" USING btree ("received_at");--> statement-breakpoint
CREATE TABLE "user_event_other" PARTITION OF "user_event" DEFAULT;--> statement-breakpoint
ALTER TABLE "audit_entry" RENAME TO "audit_entry_old";--> statement-breakpoint
ALTER TABLE "audit_entry_old" RENAME CONSTRAINT "audit_entry_pkey" TO "audit_entry_old_pkey";--> statement-breakpoint
ALTER INDEX "audit_entry_at" RENAME TO "audit_entry_old_at";--> statement-breakpoint
ALTER INDEX "audit_entry_staff" RENAME TO "audit_entry_old_staff";--> statement-breakpoint
ALTER INDEX "audit_entry_row" RENAME TO "audit_entry_old_row";--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text DEFAULT '' NOT NULL,
	"entity_id" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entry_staff" ON "audit_entry" USING btree ("staff_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entry_row" ON "audit_entry" USING btree ("entity","entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE TABLE "audit_entry_other" PARTITION OF "audit_entry" DEFAULT;--> statement-breakpoint
-- The role of the app can neither create nor drop tables. These two functions run as their owner and do only this, for these two
-- tables. Both wait at most three seconds for a lock, because statements behind them wait, too.
CREATE FUNCTION "month_column"(parent text) RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
begin
  case parent
    when 'user_event' then return 'received_at';
    when 'audit_entry' then return 'at';
    else raise exception '% is not partitioned by month', parent;
  end case;
end $$;--> statement-breakpoint
-- Creates the missing partitions from the month of first_at to that of last_at (UTC) and returns their number. Moves rows of
-- these months out of the partition for other months. Attaching does not block inserts into other partitions.
CREATE FUNCTION "add_months"(parent text, first_at timestamptz, last_at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '3s' AS $$
declare
  at_column text := month_column(parent);
  month timestamptz := date_trunc('month', first_at, 'UTC');
  following timestamptz;
  child text;
  added integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('months of ' || parent));
  while month <= last_at loop
    following := date_trunc('month', month + interval '32 days', 'UTC');
    child := parent || '_' || to_char(month at time zone 'UTC', 'YYYY_MM');
    if to_regclass('public.' || child) is null then
      execute format('lock table public.%I in access exclusive mode', parent || '_other');
      execute format('create table public.%I (like public.%I including all)', child, parent);
      execute format(
        'with moved as (delete from public.%I where %I >= %L and %I < %L returning *) insert into public.%I select * from moved',
        parent || '_other', at_column, month, at_column, following, child);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, child, month, following);
      added := added + 1;
    end if;
    month := following;
  end loop;
  return added;
end $$;--> statement-breakpoint
-- Drops the partitions of the months before that of kept_from, removes such rows from the partition for other months, and returns
-- the number of dropped partitions. Refuses a time within the last 30 days, so that a wrong clock cannot empty a table.
CREATE FUNCTION "drop_months"(parent text, kept_from timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '3s' AS $$
declare
  at_column text := month_column(parent);
  first_month timestamptz := date_trunc('month', kept_from, 'UTC');
  child text;
  dropped integer := 0;
begin
  if first_month > now() - interval '30 days' then
    raise exception 'rows of the last 30 days are kept, asked to keep only those since %', first_month;
  end if;
  perform pg_advisory_xact_lock(hashtext('months of ' || parent));
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', parent)::regclass and c.relname ~ ('^' || parent || '_\d{4}_\d{2}$')
      and right(c.relname, 7) < to_char(first_month at time zone 'UTC', 'YYYY_MM')
    order by 1
  loop
    execute format('drop table public.%I', child);
    dropped := dropped + 1;
  end loop;
  execute format('delete from public.%I where %I < %L', parent || '_other', at_column, first_month);
  return dropped;
end $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "add_months"(text, timestamptz, timestamptz), "drop_months"(text, timestamptz) FROM PUBLIC;--> statement-breakpoint
-- Older rows than five years stay in the partition for other months: a wrong date must not create hundreds of partitions.
SELECT add_months('user_event', greatest(coalesce((select min(received_at) from user_event_old), now()), now() - interval '5 years'), now() + interval '3 months');--> statement-breakpoint
SELECT add_months('audit_entry', greatest(coalesce((select min(at) from audit_entry_old), now()), now() - interval '5 years'), now() + interval '3 months');--> statement-breakpoint
INSERT INTO "user_event" (id, name, path, happened_at, received_at) SELECT id, name, path, happened_at, received_at FROM "user_event_old";--> statement-breakpoint
INSERT INTO "audit_entry" (id, at, staff_id, staff_name, action, entity, entity_id, before, after)
SELECT id, at, staff_id, staff_name, action, entity, entity_id, before, after FROM "audit_entry_old";--> statement-breakpoint
DROP TABLE "user_event_old";--> statement-breakpoint
DROP TABLE "audit_entry_old";
