import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLimitStore } from './limit-store.ts';

const windowMs = 60_000;

describe('limits of several copies of the app', () => {
  it('are counted together', async () => {
    const { db } = await createTestDatabase();
    const now = () => new Date('2027-03-01T12:00:10Z');
    const first = open({ db, now });
    const second = open({ db, now });
    expect(await count(first)).toEqual({ current: 1, ttl: 50_000 });
    expect(await count(second)).toMatchObject({ current: 2 });
    expect(await count(first)).toMatchObject({ current: 3 });
    expect(await count(first, '192.0.2.9')).toMatchObject({ current: 1 });
  });

  it('lock nobody out when the clock is set back, and go on without the database', async () => {
    const { db, close } = await createTestDatabase();
    let time = new Date('2027-03-02T12:00:10Z');
    const store = open({ db, now: () => time });
    await count(store);
    time = new Date('2027-03-01T12:00:10Z');
    expect(await count(store)).toEqual({ current: 1, ttl: 50_000 });
    await close();
    expect(await count(store)).toEqual({ current: 2, ttl: 50_000 });
  });
});

type Store = InstanceType<ReturnType<typeof createLimitStore>['LimitStore']>;

function open(services: Parameters<typeof createLimitStore>[0]): Store {
  const { LimitStore, stop } = createLimitStore(services);
  onTestFinished(stop);
  return new LimitStore();
}

function count(store: Store, address = '192.0.2.1'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    store.incr(address, (error, result) => (error ? reject(error) : resolve(result)), windowMs, 10);
  });
}
