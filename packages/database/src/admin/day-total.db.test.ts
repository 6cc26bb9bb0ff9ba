import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { migrationsFolder } from '../migrate.ts';
import { setAppState } from '../system/app-state.queries.ts';
import { dayMeasures, visitTotal } from '../tables/user.table.ts';
import { countPagesOf } from '../testing/explain.queries.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { addBehaviour, removeBehaviour } from '../visitors/behaviour.queries.ts';
import { insertEvents } from '../visitors/user-event.queries.ts';
import { addDaysUntil, countByDay } from './day-total.queries.ts';

const insert = (db: Db, times: string[], name = 'page-view') =>
  insertEvents(
    db,
    times.map((time) => ({
      id: randomUUID(),
      name,
      path: '/',
      happenedAt: new Date(time),
      receivedAt: new Date(time),
    })),
  );

/** Inserts accounts of one moment. */
const insertAccounts = (db: Db, count: number, at: Date) =>
  db.execute(sql`
    insert into app_user (id, provider, provider_subject, email, user_name, created_at)
    select gen_random_uuid()::text, 'test', gen_random_uuid()::text, 'ada@example.org', 'Ada', ${at.toISOString()}
    from generate_series(1, ${count}::int)`);

describe('totals by day', () => {
  const since = new Date('2026-11-01T00:00:00+08:00');

  it('have the right counts before, during and after a run that adds the latest rows', async () => {
    const database = await createTestDatabase();
    const { db } = database;
    await insert(db, ['2026-10-31T12:00:00Z', '2026-11-01T15:59:00Z', '2026-11-01T16:01:00Z']);
    await insert(db, ['2026-11-01T10:00:00Z'], 'like');
    const expected = [
      { day: '2026-11-01', count: 1 },
      { day: '2026-11-02', count: 1 },
    ];
    const count = () => countByDay(db, 'visits', since);
    expect(await count()).toEqual(expected);
    await addDaysUntil(database, new Date('2026-11-01T16:00:00Z'));
    expect(await count()).toEqual(expected);
    const until = new Date('2026-11-03T00:00:00Z');
    await Promise.all([addDaysUntil(database, until), addDaysUntil(database, until)]);
    expect(await count()).toEqual(expected);
    await insert(db, ['2026-11-03T01:00:00Z']);
    expect(await count()).toEqual([...expected, { day: '2026-11-03', count: 1 }]);
  });

  it('are none on empty tables', async () => {
    const database = await createTestDatabase();
    await addDaysUntil(database, new Date('2026-11-03T00:00:00Z'));
    for (const measure of dayMeasures) expect(await countByDay(database.db, measure, since)).toEqual([]);
  });

  it('keep a favourite that is removed after it was counted', async () => {
    const database = await createTestDatabase();
    const { db } = database;
    await insertAccounts(db, 1, since);
    const { rows } = await db.execute<{ id: string }>(sql`select id from app_user`);
    const key = {
      userId: rows[0]?.id ?? '',
      kind: 'favourite',
      targetType: 'city',
      targetId: 'xian',
    } as const;
    await addBehaviour(db, key);
    await addBehaviour(db, { ...key, kind: 'like' });
    const today = await countByDay(db, 'favourites', since);
    expect(today.map(({ count }) => count)).toEqual([1]);
    await addDaysUntil(database, new Date(Date.now() + 1000));
    await removeBehaviour(db, key);
    expect(await countByDay(db, 'favourites', since)).toEqual(today);
  });

  it('are read without the rows that were added to them', async () => {
    const database = await createTestDatabase();
    await insertAccounts(database.db, 20_000, new Date('2026-11-02T00:00:00Z'));
    const read = (db: Db) => countByDay(db, 'sign-ups', since);
    await database.db.execute(sql`analyze app_user`);
    const before = await countPagesOf(database.url, read);
    await addDaysUntil(database, new Date('2026-11-03T00:00:00Z'));
    expect(before).toBeGreaterThan(100);
    expect(await countPagesOf(database.url, read)).toBeLessThan(20);
    expect(await read(database.db)).toEqual([{ day: '2026-11-02', count: 20_000 }]);
  });

  it('take over the page views that the release before has added up', async () => {
    const { db } = await createTestDatabase();
    await db.insert(visitTotal).values({ day: '2026-11-02', count: 7 });
    await setAppState(db, 'visits-counted-until', '2026-11-03T00:00:00.000Z');
    await insert(db, ['2026-11-02T01:00:00Z', '2026-11-03T01:00:00Z']);
    const migration = await readFile(
      path.join(migrationsFolder, '0046_day_totals_and_staff_lists.sql'),
      'utf8',
    );
    const copy = migration.split('--> statement-breakpoint').find((statement) => statement.includes('WITH'));
    await db.execute(sql.raw(copy ?? ''));
    expect(await countByDay(db, 'visits', since)).toEqual([
      { day: '2026-11-02', count: 7 },
      { day: '2026-11-03', count: 1 },
    ]);
  });
});
