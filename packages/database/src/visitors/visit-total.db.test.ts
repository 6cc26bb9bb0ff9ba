import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { insertEvents } from './user-event.queries.ts';
import { addVisitsUntil, countVisits } from './visit-total.queries.ts';

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

describe('page views by day', () => {
  const since = new Date('2026-11-01T00:00:00+08:00');

  it('are the same before, while and after they are added to the totals, and each counts once', async () => {
    const database = await createTestDatabase();
    const { db } = database;
    await insert(db, ['2026-10-31T12:00:00Z', '2026-11-01T15:59:00Z', '2026-11-01T16:01:00Z']);
    await insert(db, ['2026-11-01T10:00:00Z'], 'like');
    const expected = [
      { day: '2026-11-01', count: 1 },
      { day: '2026-11-02', count: 1 },
    ];
    expect(await countVisits(db, since)).toEqual(expected);
    await addVisitsUntil(database, new Date('2026-11-01T16:00:00Z'));
    expect(await countVisits(db, since)).toEqual(expected);
    const until = new Date('2026-11-03T00:00:00Z');
    await Promise.all([addVisitsUntil(database, until), addVisitsUntil(database, until)]);
    expect(await countVisits(db, since)).toEqual(expected);
    await insert(db, ['2026-11-03T01:00:00Z']);
    expect(await countVisits(db, since)).toEqual([...expected, { day: '2026-11-03', count: 1 }]);
  });

  it('are none on an empty table', async () => {
    const database = await createTestDatabase();
    await addVisitsUntil(database, new Date('2026-11-03T00:00:00Z'));
    expect(await countVisits(database.db, since)).toEqual([]);
  });
});
