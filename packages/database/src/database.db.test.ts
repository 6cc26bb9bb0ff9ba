import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('a connection that the server terminates', () => {
  it('fails its transaction as unavailable and does not affect other queries', async () => {
    const { db, transaction } = await createTestDatabase();
    const broken = transaction(async (inside) => {
      const { rows } = await inside.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
      await new Promise((resolve) => setImmediate(resolve)); // the termination arrives while no statement runs
      await inside.execute(sql`select 1`);
    });
    const error: unknown = await broken.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
