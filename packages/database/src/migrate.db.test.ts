import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('migrations', () => {
  it('can run again, and in several processes at once', async () => {
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
