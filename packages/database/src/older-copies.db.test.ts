import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database, Db } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { listRefusedStatements } from './testing/plan-statements.ts';
import { readStatements, releasesFolder } from './testing/recorded-statements.ts';
import { createTestDatabase } from './testing/test-database.ts';

/**
 * Number of the last migration of the oldest release that may still run beside the newest one. A migration that removes or
 * narrows something raises it to the first release that no longer uses that, and docs/runbook.md says so.
 */
const oldestRelease = 15;

/** The tables of a release, as drizzle-kit writes them for each migration. */
interface Snapshot {
  tables: Record<string, SnapshotTable>;
}

interface SnapshotTable {
  name: string;
  columns: Record<
    string,
    {
      name: string;
      type: string;
      primaryKey: boolean;
      notNull: boolean;
      generated?: object;
      identity?: object;
    }
  >;
  indexes: Record<
    string,
    { columns: { expression: string; isExpression: boolean }[]; isUnique: boolean; where?: string }
  >;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
  uniqueConstraints: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, { name: string }>;
}

const releases = readdirSync(path.join(migrationsFolder, 'meta'))
  .flatMap((file) => /^(\d{4})_snapshot\.json$/.exec(file)?.[1] ?? [])
  .filter((number) => Number(number) >= oldestRelease)
  .toSorted();

const readSnapshot = (number: string): Snapshot =>
  JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', `${number}_snapshot.json`), 'utf8'));

const quote = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/**
 * Tables whose key migration 0044 has changed, because a partitioned table has no key without its month. No release names their
 * key as a conflict target: events are only inserted, and audit entries with `on conflict do nothing`.
 */
const changedKeys = new Set(['user_event', 'audit_entry']);

/** The statements that Drizzle sends for a table: by names of columns, with all keys as conflict targets. */
function statementsOf({
  name,
  columns,
  indexes,
  compositePrimaryKeys,
  uniqueConstraints,
}: SnapshotTable): string[] {
  const all = Object.values(columns);
  const written = all.filter(({ generated, identity }) => !generated && !identity);
  const names = quote(written.map((column) => column.name));
  const values = written.map(({ type }) => `null::${type}`).join(', ');
  const keys = [
    ...all.filter(({ primaryKey }) => primaryKey).map((column) => [column.name]),
    ...[...Object.values(compositePrimaryKeys), ...Object.values(uniqueConstraints)].map(
      (key) => key.columns,
    ),
    ...Object.values(indexes)
      .filter(
        ({ isUnique, where, columns: parts }) =>
          isUnique && !where && parts.every((part) => !part.isExpression),
      )
      .map(({ columns: parts }) => parts.map(({ expression }) => expression)),
  ];
  const insert = `insert into "${name}" (${names}) values (${values})`;
  return [
    `select ${quote(all.map((column) => column.name))} from "${name}"`,
    `${insert} returning ${quote(all.map((column) => column.name))}`,
    `${insert} on conflict do nothing`,
    ...(changedKeys.has(name) ? [] : keys.map((key) => `${insert} on conflict (${quote(key)}) do nothing`)),
    `update "${name}" set ${written.map((column) => `"${column.name}" = null::${column.type}`).join(', ')}`,
    `delete from "${name}"`,
  ];
}

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
  isRequired: boolean;
}

async function readColumns(db: Db): Promise<Map<string, Column>> {
  const { rows } = await db.execute<Column>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  return new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
}

/** Returns the constraints that PostgreSQL checks on columns that a release writes. */
async function readChecks(db: Db): Promise<{ table: string; name: string; columns: string[] }[]> {
  const { rows } = await db.execute<{ table: string; name: string; columns: string[] }>(sql`
    select c.conrelid::regclass::text as table, c.conname as name, array_agg(a.attname::text) as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace group by 1, 2`);
  return rows;
}

/** Returns the statements of the releases that the database refuses, and the columns whose type has changed. */
async function listBroken(db: Db): Promise<string[]> {
  /** Equal statements of several releases are checked once. */
  const statements = new Set<string>();
  const types = new Map<string, string>();
  for (const number of releases)
    for (const table of Object.values(readSnapshot(number).tables)) {
      for (const statement of statementsOf(table)) statements.add(statement);
      for (const { name, type } of Object.values(table.columns)) types.set(`${table.name}.${name}`, type);
    }
  expect(statements.size).toBeGreaterThan(200);
  // Planning a statement finds missing columns, keys and casts; nothing is executed.
  const broken: string[] = [];
  for (const statement of statements) {
    try {
      await db.execute(sql.raw(`explain ${statement}`));
    } catch (error) {
      const { cause } = error as Error; // Drizzle's error, with that of PostgreSQL
      broken.push(`${statement}: ${cause instanceof Error ? cause.message : ''}`);
    }
  }
  const now = await readColumns(db);
  const changed = [...types].filter(([name, type]) => now.get(name)?.type !== type);
  return [...broken, ...changed.map(([name, type]) => `${name} is no longer ${type}`)];
}

/** Returns the columns and checks that refuse rows which a release may write. */
async function listRefusing(db: Db): Promise<string[]> {
  const columns = [...(await readColumns(db)).values()];
  const checks = await readChecks(db);
  const refusing = releases.flatMap((number) =>
    Object.values(readSnapshot(number).tables).flatMap((table) => [
      ...columns
        .filter((now) => now.table === table.name && now.isRequired)
        .filter(({ column }) => !table.columns[column]?.notNull && !table.columns[column]?.primaryKey)
        .map(({ column }) => `${table.name}.${column} is required`),
      ...checks
        .filter((check) => check.table === table.name && !table.checkConstraints[check.name])
        .filter((check) => check.columns.every((column) => table.columns[column]))
        .map(({ name }) => `${table.name} has the new check ${name}`),
    ]),
  );
  return [...new Set(refusing)];
}

describe('copies of an older release, after the newest migrations', () => {
  it('find their columns, types and keys, and can write their rows', async () => {
    const { db } = await createTestDatabase();
    expect(await listBroken(db)).toEqual([]);
    expect(await listRefusing(db)).toEqual([]);
  }, 120_000);

  it.each([
    ['alter table trip drop column wish', 'column "wish"'],
    ['alter table trip rename column wish to sentence', 'column "wish"'],
    ['alter table trip alter column version type bigint', 'trip.version is no longer integer'],
    ['drop index mail_key', 'no unique or exclusion constraint matching'],
    ['drop table trip_task', 'relation "trip_task" does not exist'],
    ['alter table trip add column mood text not null', 'trip.mood is required'],
    ['alter table trip alter column wish set not null', 'trip.wish is required'],
    ['alter table trip add constraint trip_short check (length(title) < 9)', 'new check trip_short'],
  ])(
    'would not survive "%s"',
    async (narrowing, expected) => {
      const { db } = await createTestDatabase();
      await db.execute(sql.raw(narrowing));
      expect([...(await listBroken(db)), ...(await listRefusing(db))].join('\n')).toContain(expected);
    },
    120_000,
  );

  it('find the functions that older migrations created', async () => {
    const { db } = await createTestDatabase();
    const names = readdirSync(migrationsFolder)
      .filter((file) => file.endsWith('.sql'))
      .flatMap((file) => [
        ...readFileSync(path.join(migrationsFolder, file), 'utf8').matchAll(
          /create (?:or replace )?function "?(\w+)/gi,
        ),
      ])
      .map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(2);
    for (const name of new Set(names)) {
      const { rows } = await db.execute(
        sql`select 1 from pg_proc where proname = ${name} and pronamespace = 'public'::regnamespace`,
      );
      expect(rows.length, name).toBeGreaterThan(0);
    }
  });
});

/** Returns the recorded statements of older releases that the database refuses. */
async function listRefusedOfReleases(database: Database): Promise<string[]> {
  const files = readdirSync(releasesFolder).filter((file) => Number.parseInt(file, 10) >= oldestRelease);
  const refused = await listRefusedStatements(database, files.flatMap(readStatements));
  return refused.map(({ statement, reason }) => `${reason}: ${statement}`);
}

describe('the statements that older releases send', () => {
  it('are planned by the database with the newest migrations', async () => {
    const files = readdirSync(releasesFolder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(readStatements(file).length, file).toBeGreaterThan(300);
    expect(await listRefusedOfReleases(await createTestDatabase())).toEqual([]);
  }, 120_000);

  // A view has no columns, types or keys of a table.
  it.each([
    ['drop view behaviour_total', 'relation "behaviour_total" does not exist'],
    ['alter view behaviour_total rename column count to number', '"behaviour_total"'],
  ])(
    'would be refused after "%s"',
    async (narrowing, expected) => {
      const database = await createTestDatabase();
      await database.db.execute(sql.raw(narrowing));
      expect((await listRefusedOfReleases(database)).join('\n')).toContain(expected);
    },
    120_000,
  );
});
