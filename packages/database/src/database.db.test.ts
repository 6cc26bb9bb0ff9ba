import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDatabaseUnavailable, openDatabase } from './database.ts';
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

describe('a transaction whose BEGIN fails', () => {
  it('returns its connection to the pool', async () => {
    const { url } = await createTestDatabase();
    let hasServer = false;
    const { transaction, close } = openDatabase({
      connection: { url },
      poolSize: 1,
      onConnectionLost: () => undefined,
      onQuery: (text) => {
        if (text === 'begin' && !hasServer) throw new Error('server login has been failing');
      },
    });
    onTestFinished(close);
    const run = () => transaction(async (own) => (await own.execute(sql`select 1 as one`)).rows);
    await expect(run()).rejects.toThrow('server login has been failing');
    hasServer = true;
    expect(await run()).toEqual([{ one: 1 }]);
  });
});

describe('rehearse', () => {
  it('rolls back what was written, and runs statements that were started together', async () => {
    const { db, rehearse } = await createTestDatabase();
    const count = async (on: typeof db) =>
      (await on.execute<{ n: number }>(sql`select count(*)::int as n from app_state`)).rows[0]?.n ?? 0;
    const before = await count(db);
    const inside = await rehearse(async (own) => {
      await own.execute(sql`insert into app_state (key, value) values ('rehearsed', 'true')`);
      return Promise.all([count(own), count(own), count(db)]);
    });
    expect(inside).toEqual([before + 1, before + 1, before]);
    const failed = rehearse(async (own) => {
      await own.execute(sql`insert into app_state (key, value) values ('rehearsed', 'true')`);
      await own.execute(sql`select 1 / 0`);
    });
    await expect(failed).rejects.toThrow();
    expect(await count(db)).toBe(before);
  });
});
