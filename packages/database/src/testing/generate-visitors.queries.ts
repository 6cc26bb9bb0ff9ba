import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { forgetDayTotals } from '../admin/day-total.queries.ts';
import type { Database, Db } from '../database.ts';
import { findAppState, setAppState } from '../system/app-state.queries.ts';
import { addMonths } from '../system/month-partition.queries.ts';

/*
 * Generates visitors with what they leave behind, inside the database. Trips and orders are copies of a planned trip and a booked order,
 * so that opening them reads rows of real size.
 */

const usersPerTrip = 10;
/** Accounts per order, and per review. */
const usersPerOrder = 20;
const rowsPerStatement = 500_000;
const dayMs = 86_400_000;
/** Set in \`app_state\` when all rows are there. */
const generatedKey = 'generated-visitors';

export interface VisitorNumbers {
  users: number;
  events: number;
  trips: number;
}

export const numbersFor = (users: number, eventsPerUser: number): VisitorNumbers => ({
  users,
  events: users * eventsPerUser,
  trips: Math.ceil(users / usersPerTrip),
});

/** The trip and the order that are copied. */
interface Models {
  tripId: string;
  orderNo: string;
}

const consonants = 'bdfghjklmnprstvwz';
const vowels = 'aeiou';
const syllables = consonants.length * vowels.length;
/** Different names need different letters: where all share their beginning, a search by parts finds all of them first. */
const nameParts = [
  { factor: 7919, length: 2 },
  { factor: 104_729, length: 3 },
] as const;

/** Returns the name of a generated visitor, from letters that its number chooses. */
export function generatedName(number: number): string {
  const names = nameParts.map(({ factor, length }) =>
    Array.from({ length }, (_, position) => {
      const chosen = Math.floor((number * factor) / syllables ** position) % syllables;
      const letter = consonants[chosen % consonants.length] ?? '';
      return `${letter}${vowels[Math.floor(chosen / consonants.length)] ?? ''}`;
    }).join(''),
  );
  return names.join(' ');
}

/** Returns the e-mail address of a generated visitor. */
export const generatedEmail = (number: number) =>
  `${generatedName(number).replace(' ', '.')}${number % 1000}@example.org`;

/** The name of visitor `n` as an SQL expression, equal to `generatedName`. */
const nameOf = sql.raw(
  nameParts
    .map(({ factor, length }) =>
      Array.from({ length }, (_, position) => {
        const chosen = `(n::bigint * ${factor} / ${syllables ** position} % ${syllables})::int`;
        const letter = `substr('${consonants}', 1 + ${chosen} % ${consonants.length}, 1)`;
        return `${letter} || substr('${vowels}', 1 + ${chosen} / ${consonants.length}, 1)`;
      }).join(' || '),
    )
    .join(" || ' ' || "),
);

/** A sentence of a review or a message about row `n`. */
const sentenceOf = sql`'We came with ' || ${nameOf} || ' in the morning, walked for ' || n % 7 || ' hours, and would come again.'`;

/** Statements that run at the same time. */
const connections = 4;

/** Runs tasks in order of the list, at most `connections` at the same time. */
async function runTogether(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/**
 * Removes the indexes of the tables and returns a function that creates them again: one sort of all rows is several times faster
 * than an insert of each. Primary keys to which foreign keys refer remain.
 */
async function dropIndexes(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await db.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition from pg_constraint key
    where conrelid::regclass::text = any(${sql.param(tables)}::text[]) and contype = 'p'
      and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = key.conindid)`);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid::regclass::text = any(${sql.param(tables)}::text[]) and not i.indisprimary`);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  for (const { table, name } of keys)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  const statements = [
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')), // with those of the partitions
  ];
  return () =>
    runTogether(
      statements.map(
        (statement) => () =>
          transaction(async (inside) => {
            await inside.execute(sql`set local maintenance_work_mem = '512MB'`);
            await inside.execute(sql.raw(statement));
          }),
      ),
    );
}

const filledTables = [
  'app_user',
  'user_session',
  'user_event',
  'behaviour',
  'trip',
  'trip_version',
  'tour_order',
  'order_event',
  'mail',
  'review',
  'feedback',
];

/**
 * Generates accounts with a session and a favourite each, events and audit entries of 150 days, trips, orders with their mails,
 * reviews and feedback.
 */
export async function generateVisitors(
  database: Database,
  { users, events, trips }: VisitorNumbers,
  { tripId, orderNo }: Models,
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  const { db, transaction } = database;
  const months = { first: new Date(Date.now() - 150 * dayMs), last: new Date() };
  await addMonths(db, 'user_event', months);
  await addMonths(db, 'audit_entry', months);
  const createIndexes = await dropIndexes(database, filledTables);
  const parts: (() => Promise<void>)[] = [];
  /** Adds a task for each part of a table. The parts do not depend on each other, because foreign keys are not checked. */
  const inParts = (
    what: string,
    total: number,
    insert: (db: Db, first: number, last: number) => Promise<unknown>,
  ) => {
    for (let first = 1; first <= total; first += rowsPerStatement) {
      const last = Math.min(total, first + rowsPerStatement - 1);
      parts.push(async () => {
        await transaction(async (inside) => {
          await inside.execute(sql`set local session_replication_role = replica`); // skips the foreign-key check of each row
          await insert(inside, first, last);
        });
        if (total > rowsPerStatement) onProgress(`${last} of ${total} ${what}`);
      });
    }
  };
  inParts('users', users, (inside, first, last) =>
    inside.execute(sql`
      insert into app_user (id, provider, provider_subject, email, user_name, created_at)
      select 'visitor-' || n, 'generated', n::text, replace(name, ' ', '.') || n % 1000 || '@example.org', name,
        now() - (n % 1000) * interval '1 day'
      from generate_series(${first}::int, ${last}::int) n, lateral (select ${nameOf} as name) named`),
  );
  // The hash of a session's token is that of its number, so that the benchmark can sign in as any visitor.
  inParts('sessions', users, (inside, first, last) =>
    inside.execute(sql`
      insert into user_session (token_hash, user_id, expires_at)
      select encode(sha256(lpad(n::text, 43, '0')::bytea), 'hex'), 'visitor-' || n, now() + interval '1 day'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  inParts('favourites', users, (inside, first, last) =>
    inside.execute(sql`
      with place as (select id, row_number() over (order by id) - 1 as number, count(*) over () as cities from city)
      insert into behaviour (user_id, kind, target_type, target_id, created_at)
      select 'visitor-' || n, 'favourite', 'city', place.id, now() - (n % 1000) * interval '1 day'
      from generate_series(${first}::int, ${last}::int) n join place on place.number = n % place.cities`),
  );
  inParts('events', events, (inside, first, last) =>
    inside.execute(sql`
      insert into user_event (id, name, path, happened_at, received_at)
      select gen_random_uuid()::text, case when n % 5 = 0 then 'like' else 'page-view' end,
        '/destination/city?id=city-' || n % 300, moment, moment
      from generate_series(${first}::int, ${last}::int) n,
        lateral (select now() - interval '150 days' * (n::float8 / ${events}::float8) as moment) at`),
  );
  inParts('audit entries', Math.ceil(events / 100), (inside, first, last) =>
    inside.execute(sql`
      insert into audit_entry (id, at, staff_id, staff_name, action, entity, entity_id, after)
      select gen_random_uuid()::text, now() - n * interval '150 days' / ${Math.ceil(events / 100)}::int, 'staff-' || n % 20,
        'Staff ' || n % 20, 'city.save', 'city', 'city-' || n % 300, '{"name":"A city"}'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  inParts('trips', trips, (inside, first, last) =>
    inside.execute(sql`
      insert into trip (id, user_id, title, brief, city_ids, status, progress, version, last_version, created_at, updated_at)
      select 'trip-' || n, 'visitor-' || n, title, brief, city_ids, status, progress, version, last_version,
        now() - (n % 700) * interval '1 day', now() - (n % 700) * interval '1 day'
      from trip, generate_series(${first}::int, ${last}::int) n where id = ${tripId}`),
  );
  inParts('plans of trips', trips, (inside, first, last) =>
    inside.execute(sql`
      insert into trip_version (trip_id, version, kind, title, brief, plan, problems)
      select 'trip-' || n, version, kind, title, brief, plan, problems
      from trip_version, generate_series(${first}::int, ${last}::int) n
      where trip_id = ${tripId} and version = (select version from trip where id = ${tripId})`),
  );
  const orders = Math.ceil(users / usersPerOrder);
  // One order in 500 is paid and waits for staff, one in 100 is cancelled with its refund paid; the others were travelled.
  inParts('orders', orders, (inside, first, last) =>
    inside.execute(sql`
      insert into tour_order (order_no, user_id, line_id, date, last_day, adults, children, tour, travellers, contact,
        request_hash, currency, adult_minor, child_minor, total_minor, paid_minor, state, payment_provider, created_at, updated_at)
      select 'G' || lpad(n::text, 12, '0'), 'visitor-' || n, line_id, day::date, day::date, adults, children, tour, travellers,
        contact || jsonb_build_object('name', name, 'email', replace(name, ' ', '.') || n % 1000 || '@example.org'),
        request_hash, currency, adult_minor, child_minor, total_minor, total_minor,
        case when n % 500 = 0 then 'paid' when n % 100 = 1 then 'refunded' else 'completed' end,
        payment_provider, day - interval '30 days', day
      from tour_order, generate_series(${first}::int, ${last}::int) n,
        lateral (select ${nameOf} as name, now() - (n % 700) * interval '1 day' as day) made
      where order_no = ${orderNo}`),
  );
  inParts('events of orders', orders, (inside, first, last) =>
    inside.execute(sql`
      insert into order_event (order_no, at, actor, actor_name, what, state)
      select 'G' || lpad(n::text, 12, '0'), now() - (n % 700 + 30) * interval '1 day', 'visitor', '', 'pay', 'paid'
      from generate_series(${first}::int, ${last}::int) n`),
  );
  inParts('mails', orders, (inside, first, last) =>
    inside.execute(sql`
      insert into mail (id, key, order_no, "to", subject, body, state, attempts, next_attempt_at, created_at, sent_at)
      select 'mail-' || n, 'mail-' || n, 'G' || lpad(n::text, 12, '0'), name || n % 1000 || '@example.org', 'Your booking',
        repeat('Thank you for your booking. ', 20), case when n % 10000 = 0 then 'failed' else 'sent' end, 1, at, at, at
      from generate_series(${first}::int, ${last}::int) n,
        lateral (select replace(${nameOf}, ' ', '.') as name, now() - (n % 700) * interval '1 day' as at) made`),
  );
  inParts('reviews', orders, (inside, first, last) =>
    inside.execute(sql`
      with place as (select id, row_number() over (order by id) - 1 as number, count(*) over () as cities from city)
      insert into review (id, target_type, target_id, user_id, stars, text, travel_month, state, created_at, updated_at)
      select 'review-' || n, 'city', place.id, 'visitor-' || n, 1 + n % 5, ${sentenceOf}, '2026-05',
        case when n % 500 = 0 then 'pending' else 'published' end, at, at
      from generate_series(${first}::int, ${last}::int) n join place on place.number = n % place.cities,
        lateral (select now() - (n % 700) * interval '1 day' as at) made`),
  );
  inParts('messages', orders, (inside, first, last) =>
    inside.execute(sql`
      insert into feedback (id, kind, path, text, email, created_at, closed_at, closed_by)
      select 'feedback-' || n, case when n % 2 = 0 then 'fact' else 'contact' end, '/city/city-' || n % 300, ${sentenceOf},
        ${nameOf} || '@example.org', at, case when n % 500 <> 0 then at + interval '1 day' end, 'Staff'
      from generate_series(${first}::int, ${last}::int) n,
        lateral (select now() - (n % 700) * interval '1 day' as at) made`),
  );
  await runTogether(parts);
  onProgress('creating indexes');
  await createIndexes();
  // The job of a running site may have counted rows before all were there.
  await forgetDayTotals(database);
  onProgress('collecting statistics');
  await runTogether(filledTables.map((table) => () => db.execute(sql.raw(`vacuum analyze ${table}`))));
  await db.execute(sql`vacuum analyze`);
  await setAppState(db, generatedKey, true);
}

/** Returns whether `generateVisitors` has finished in this database. */
export async function hasGeneratedVisitors(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ table: string | null }>(
    sql`select to_regclass('app_state')::text as table`,
  );
  return typeof rows[0]?.table === 'string' && (await findAppState(db, generatedKey)) === true;
}

/** Returns the number of page views among the generated events; every fifth event is a like. */
export const pageViewsOf = (events: number) => events - Math.floor(events / 5);

/** Returns the token of the session that `generateVisitors` creates for a visitor. */
export const generatedToken = (number: number) => String(number).padStart(43, '0');

/** Returns the hash of that token, as sessions store it. */
export const generatedTokenHash = (number: number) => hash('sha256', generatedToken(number));

/** Returns the bytes of each table with its indexes; partitions count for their table. */
export async function readStorage(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; bytes: string }>(sql`
    select coalesce(i.inhparent, c.oid)::regclass::text as name, sum(pg_total_relation_size(c.oid)) as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
