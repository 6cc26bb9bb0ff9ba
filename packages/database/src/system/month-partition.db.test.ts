import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { insertAuditEntries, insertAuditEntryOnce } from '../admin/audit.queries.ts';
import { appRole } from '../app-role.ts';
import type { Db } from '../database.ts';
import { migrateDatabase, migrationsFolder } from '../migrate.ts';
import { emptyTemplate } from '../testing/template.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { insertEvents } from '../visitors/user-event.queries.ts';
import { addMonths, dropMonths, listMonths, type MonthlyTable } from './month-partition.queries.ts';

const tables: MonthlyTable[] = ['user_event', 'audit_entry'];
const createAppDatabase = () => createTestDatabase(emptyTemplate, appRole);

const monthsFrom = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 15));
const nameOf = (table: MonthlyTable, date: Date) =>
  `${table}_${date.toISOString().slice(0, 7).replace('-', '_')}`;

async function insertRow(db: Db, table: MonthlyTable, at: Date): Promise<void> {
  const id = randomUUID();
  if (table === 'user_event')
    await insertEvents(db, [{ id, name: 'page-view', path: '/', happenedAt: at, receivedAt: at }]);
  else await insertAuditEntries(db, [{ id, at, staffId: null, staffName: 'Olga', action: 'city.save' }]);
}

/** Counts the rows of a table by the partition in which they are. */
async function countByPartition(db: Db, table: MonthlyTable): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select tableoid::regclass::text as name, count(*)::int as count from ${sql.identifier(table)} group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describe.each(tables)('months of %s', (table) => {
  const now = new Date();

  it('have a partition for the rows of this month and of the next three', async () => {
    const { db } = await createAppDatabase();
    for (const ahead of [0, 1, 2, 3]) await insertRow(db, table, monthsFrom(now, ahead));
    const expected = [0, 1, 2, 3].map((ahead) => [nameOf(table, monthsFrom(now, ahead)), 1]);
    expect(await countByPartition(db, table)).toEqual(Object.fromEntries(expected));
  });

  it('past retention are dropped without touching others', async () => {
    const { db } = await createAppDatabase();
    const first = monthsFrom(now, -9);
    await addMonths(db, table, { first, last: now });
    for (const ago of [-9, -8, -7, 0, 1]) await insertRow(db, table, monthsFrom(now, ago));
    const before = await countByPartition(db, table);
    expect(Object.keys(before)).toHaveLength(5);

    expect(await dropMonths(db, table, monthsFrom(now, -7))).toBe(2);
    const { [nameOf(table, first)]: oldest, [nameOf(table, monthsFrom(now, -8))]: second, ...kept } = before;
    expect([oldest, second]).toEqual([1, 1]);
    expect(await countByPartition(db, table)).toEqual(kept);
    expect(await dropMonths(db, table, monthsFrom(now, -7))).toBe(0);
  });

  it('without a partition keep their rows, which move when the partition is created', async () => {
    const { db } = await createAppDatabase();
    const far = monthsFrom(now, 9);
    await insertRow(db, table, far);
    await insertRow(db, table, monthsFrom(now, 10));
    expect(await countByPartition(db, table)).toEqual({ [`${table}_other`]: 2 });
    await addMonths(db, table, { first: far, last: far });
    expect(await countByPartition(db, table)).toEqual({ [`${table}_other`]: 1, [nameOf(table, far)]: 1 });
  });

  it('past retention are removed where they have no partition', async () => {
    const { db } = await createAppDatabase();
    await insertRow(db, table, monthsFrom(now, -30));
    await insertRow(db, table, monthsFrom(now, -20));
    await dropMonths(db, table, monthsFrom(now, -24));
    expect(await countByPartition(db, table)).toEqual({ [`${table}_other`]: 1 });
  });

  it('of the last 30 days cannot be dropped', async () => {
    const { db } = await createAppDatabase();
    await insertRow(db, table, now);
    await expect(dropMonths(db, table, monthsFrom(now, 2))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('last 30 days are kept') },
    });
    expect(await countByPartition(db, table)).toEqual({ [nameOf(table, now)]: 1 });
  });

  it('are created once by several processes at the same time', async () => {
    const { db } = await createAppDatabase();
    const last = monthsFrom(now, 12);
    const added = await Promise.all(
      Array.from({ length: 6 }, () => addMonths(db, table, { first: now, last })),
    );
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 9]);
    expect(await listMonths(db, table)).toHaveLength(14);
  });

  it('are not created for other tables', async () => {
    const { db } = await createAppDatabase();
    await expect(db.execute(sql`select add_months('app_user', now(), now())`)).rejects.toMatchObject({
      cause: { message: 'app_user is not partitioned by month' },
    });
  });
});

describe('an audit entry that is stored once a day', () => {
  it('is stored once by several processes at the same time', async () => {
    const { db } = await createAppDatabase();
    const write = (seconds: number) =>
      insertAuditEntryOnce(db, {
        id: 'shown',
        at: new Date(Date.now() + seconds * 1000),
        staffId: null,
        staffName: 'Olga',
        action: 'order.show-passport',
      });
    await Promise.all([write(0), write(1), write(2), write(3)]);
    expect(Object.values(await countByPartition(db, 'audit_entry'))).toEqual([1]);
  });
});

describe('the migration to months', () => {
  /** Copies the migrations of the release before. */
  async function createOlderMigrations(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-migrations-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
    const own = journal.entries.findIndex(({ tag }) => tag.endsWith('_months_and_counters'));
    const entries = journal.entries.slice(0, own);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    return folder;
  }

  it('moves all rows into the partitions of their months, and older statements still work', async () => {
    const { db, url } = await createTestDatabase('template1');
    await migrateDatabase({ url }, await createOlderMigrations());
    await db.execute(sql`
      insert into user_event (id, name, path, happened_at, received_at)
      select 'event ' || n, 'page-view', '/', now(), now() - n * interval '1 day' from generate_series(0, 179) n`);
    await db.execute(sql`
      insert into audit_entry (id, at, staff_name, action, after)
      select 'entry ' || n, now() - n * interval '40 days', 'Olga', 'city.save', '{"name":"Xi''an"}' from generate_series(0, 60) n`);
    const digest = async (table: string) => {
      const { rows } = await db.execute(
        sql`select md5(string_agg(t::text, '|' order by id)) as digest, count(*) from ${sql.identifier(table)} t`,
      );
      return rows[0];
    };
    const before = [await digest('user_event'), await digest('audit_entry')];

    await migrateDatabase({ url });
    expect([await digest('user_event'), await digest('audit_entry')]).toEqual(before);
    const events = await countByPartition(db, 'user_event');
    expect(Object.keys(events).length).toBeGreaterThan(5);
    expect(events).not.toHaveProperty('user_event_other');
    // Rows that are older than five years: 40 days * 61 = 6.7 years.
    expect((await countByPartition(db, 'audit_entry'))['audit_entry_other']).toBeGreaterThan(10);

    await db.execute(
      sql`insert into "user_event" ("id", "name", "path", "happened_at", "received_at") values ('late', 'page-view', '/', now(), default)`,
    );
    await db.execute(
      sql`insert into "audit_entry" ("id", "staff_name", "action") values ('late', 'Olga', 'city.save') on conflict do nothing`,
    );
    await db.execute(sql`delete from "user_event" where "received_at" < now() - interval '90 days'`);
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from user_event`);
    expect(rows[0]?.count).toBe(91);
  });
});
