import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database.ts';
import { addMonths } from '../system/month-partition.queries.ts';

/*
 * Generates visitors with their trips, orders and events inside the database. Trips are copies of one planned trip, so that opening one
 * reads a plan of real size.
 */

const eventsPerUser = 10;
const usersPerTrip = 10;
const rowsPerStatement = 1_000_000;
const dayMs = 86_400_000;

export interface VisitorNumbers {
  users: number;
  events: number;
  trips: number;
}

export const numbersFor = (users: number): VisitorNumbers => ({
  users,
  events: users * eventsPerUser,
  trips: Math.ceil(users / usersPerTrip),
});

/** Generates accounts with a session each, events and audit entries of 150 days, and copies of the trip `tripId`. */
export async function generateVisitors(
  { db, transaction }: Database,
  { users, events, trips }: VisitorNumbers,
  tripId: string,
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  const months = { first: new Date(Date.now() - 150 * dayMs), last: new Date() };
  await addMonths(db, 'user_event', months);
  await addMonths(db, 'audit_entry', months);
  const inParts = async (
    what: string,
    total: number,
    insert: (db: Db, first: number, last: number) => Promise<unknown>,
  ) => {
    for (let first = 1; first <= total; first += rowsPerStatement) {
      const last = Math.min(total, first + rowsPerStatement - 1);
      await transaction(async (inside) => {
        await inside.execute(sql`set local session_replication_role = replica`); // skips the foreign-key check of each row
        await insert(inside, first, last);
      });
      if (total > rowsPerStatement) onProgress(`${last} of ${total} ${what}`);
    }
  };
  await inParts('users', users, (inside, first, last) =>
    inside.execute(sql`
      insert into app_user (id, provider, provider_subject, email, user_name, created_at)
      select 'visitor-' || n, 'generated', n::text, 'visitor.' || n || '@example.org', 'Traveller ' || n,
        now() - (n % 1000) * interval '1 day'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  // The hash of a session's token is that of its number, so that the benchmark can sign in as any visitor.
  await inParts('sessions', users, (inside, first, last) =>
    inside.execute(sql`
      insert into user_session (token_hash, user_id, expires_at)
      select encode(sha256(lpad(n::text, 43, '0')::bytea), 'hex'), 'visitor-' || n, now() + interval '1 day'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  await inParts('events', events, (inside, first, last) =>
    inside.execute(sql`
      insert into user_event (id, name, path, happened_at, received_at)
      select gen_random_uuid()::text, case when n % 5 = 0 then 'like' else 'page-view' end,
        '/destination/city?id=city-' || n % 300, moment, moment
      from generate_series(${first}::int, ${last}::int) n,
        lateral (select now() - interval '150 days' * (n::float8 / ${events}::float8) as moment) at`),
  );
  await inParts('audit entries', Math.ceil(events / 100), (inside, first, last) =>
    inside.execute(sql`
      insert into audit_entry (id, at, staff_id, staff_name, action, entity, entity_id, after)
      select gen_random_uuid()::text, now() - n * interval '150 days' / ${Math.ceil(events / 100)}::int, 'staff-' || n % 20,
        'Staff ' || n % 20, 'city.save', 'city', 'city-' || n % 300, '{"name":"A city"}'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  await inParts('trips', trips, (inside, first, last) =>
    inside.execute(sql`
      insert into trip (id, user_id, title, brief, city_ids, status, progress, version, last_version, created_at, updated_at)
      select 'trip-' || n, 'visitor-' || n, title, brief, city_ids, status, progress, version, last_version,
        now() - (n % 700) * interval '1 day', now() - (n % 700) * interval '1 day'
      from trip, generate_series(${first}::int, ${last}::int) n where id = ${tripId}`),
  );
  await inParts('plans of trips', trips, (inside, first, last) =>
    inside.execute(sql`
      insert into trip_version (trip_id, version, kind, title, brief, plan, problems)
      select 'trip-' || n, version, kind, title, brief, plan, problems
      from trip_version, generate_series(${first}::int, ${last}::int) n
      where trip_id = ${tripId} and version = (select version from trip where id = ${tripId})`),
  );
  // The job of a running site may have counted page views before all were there.
  await transaction(async (inside) => {
    await inside.execute(sql`delete from visit_total`);
    await inside.execute(sql`delete from app_state where key = 'visits-counted-until'`);
  });
  await db.execute(sql`vacuum analyze`);
}

/** Number of page views among the generated events; every fifth event is a like. */
export const pageViewsOf = (events: number) => events - Math.floor(events / 5);

/** Token of the session that `generateVisitors` creates for a visitor. */
export const generatedToken = (number: number) => String(number).padStart(43, '0');

/** Hash of that token, as sessions store it. */
export const generatedTokenHash = (number: number) => hash('sha256', generatedToken(number));

/** Returns the bytes of each table with its indexes; partitions count for their table. */
export async function readStorage(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; bytes: string }>(sql`
    select coalesce(i.inhparent, c.oid)::regclass::text as name, sum(pg_total_relation_size(c.oid)) as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
