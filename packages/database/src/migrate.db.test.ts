import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('migrations', () => {
  it('can run again, and in several processes at the same time', async () => {
    const { url, db } = await createTestDatabase();
    await Promise.all([migrateDatabase({ url }), migrateDatabase({ url }), migrateDatabase({ url })]);
    const { rows } = await db.execute(
      sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    );
    expect(Number(rows[0]?.['tables'])).toBeGreaterThan(20);
  });

  it('index every foreign key', async () => {
    const { db } = await createTestDatabase();
    const { rows } = await db.execute(sql`
      select c.conrelid::regclass::text as table_name, a.attname as column_name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  });
});

describe('briefs stored before fields were added', () => {
  const folder = path.join(import.meta.dirname, '..', 'migrations');
  const migrations = ['0020_brief_fields.sql', '0021_brief_areas.sql'];
  const current = tripBrief.parse({
    when: { kind: 'month', year: 2026, month: 10, days: 7 },
    cityIds: ['beijing'],
    cityNights: [{ cityId: 'beijing', nights: 3 }],
    seniors: 2,
  });
  const added = new Set([
    'areaIds',
    'areaIds',
    'cityNights',
    'cityOrder',
    'otherNationalities',
    'childAges',
    'seniors',
    'mobility',
    'dailyBreaks',
  ]);
  const old = Object.fromEntries(Object.entries(current).filter(([field]) => !added.has(field)));

  it('get their defaults, and newer briefs stay as they are', async () => {
    const { db } = await createTestDatabase();
    for (const [id, brief] of [
      ['old', old],
      ['current', current],
    ] as const) {
      const json = JSON.stringify(brief);
      await db.execute(
        sql`insert into trip (id, key_hash, title, brief) values (${id}, 'hash', 'Trip', ${json}::jsonb)`,
      );
      await db.execute(
        sql`insert into trip_version (trip_id, version, kind, title, brief, plan)
            values (${id}, 1, 'planned', 'Trip', ${json}::jsonb, '{}'::jsonb)`,
      );
    }
    for (const migration of migrations)
      for (const statement of (await readFile(path.join(folder, migration), 'utf8')).split(
        '--> statement-breakpoint',
      ))
        await db.execute(sql.raw(statement));
    const { rows } = await db.execute(
      sql`select id, brief from trip union all select trip_id, brief from trip_version`,
    );
    const defaults = tripBrief.parse({ ...old });
    expect(rows).toHaveLength(4);
    for (const { id, brief } of rows) expect(brief).toEqual(id === 'old' ? defaults : current);
  });
});

describe('a transaction', () => {
  it('is retried after a serialisation failure', async () => {
    const { transaction } = await createTestDatabase();
    let attempts = 0;
    const result = await transaction(async (db) => {
      attempts += 1;
      if (attempts < 3)
        await db.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
      return 'done';
    });
    expect(result).toBe('done');
    expect(attempts).toBe(3);
  });
});
