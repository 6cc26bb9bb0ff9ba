import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRateLimitStore } from './rate-limit-store.ts';

const windowMs = 60_000;

describe('rate limits of several processes', () => {
  it('count calls of one address together', async () => {
    const { db } = await createTestDatabase();
    const now = () => new Date('2027-03-01T12:00:10Z');
    const first = open({ db, now });
    const second = open({ db, now });
    expect(await count(first)).toEqual({ current: 1, ttl: 50_000 });
    expect(await count(second)).toMatchObject({ current: 2 });
    expect(await count(first)).toMatchObject({ current: 3 });
    expect(await count(first, '192.0.2.9')).toMatchObject({ current: 1 });
  });

  it('count routes of one group together and other routes apart', async () => {
    const { db } = await createTestDatabase();
    const store = open({ db, now: () => new Date('2027-03-01T12:00:10Z') });
    const first = store.child({ groupId: 'downloads', routeInfo: { url: '/a' } });
    const second = store.child({ groupId: 'downloads', routeInfo: { url: '/b' } });
    const other = store.child({ routeInfo: { url: '/c' } });
    expect(await count(first)).toMatchObject({ current: 1 });
    expect(await count(second)).toMatchObject({ current: 2 });
    expect(await count(other)).toMatchObject({ current: 1 });
  });

  it('start a new count when the clock is set back, and count without the database', async () => {
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

type Store = InstanceType<ReturnType<typeof createRateLimitStore>['RateLimitStore']>;

function open(services: Parameters<typeof createRateLimitStore>[0]): Store {
  const { RateLimitStore, stop } = createRateLimitStore(services);
  onTestFinished(stop);
  return new RateLimitStore();
}

function count(store: Store, address = '192.0.2.1'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    store.incr(address, (error, result) => (error ? reject(error) : resolve(result)), windowMs, 10);
  });
}
