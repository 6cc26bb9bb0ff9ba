import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHtmlCache, type RenderedPage } from './html-cache.ts';

function setup(maxBytes = 1000) {
  let time = 0;
  let renders = 0;
  const putOff: (() => void)[] = [];
  const cache = createHtmlCache({
    maxBytes,
    freshMs: 60,
    now: () => time,
    later: (make) => putOff.push(make),
  });
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return { status: 200, headers: {}, body: Buffer.from(`page ${renders}`) };
  };
  const renew = async () => {
    for (const make of putOff.splice(0)) make();
    await nextTurn();
  };
  return { cache, render, renew, renders: () => renders, wait: (ms: number) => (time += ms) };
}

describe('the cache of rendered pages', () => {
  it('keeps no page that says so', async () => {
    const { cache } = setup();
    const secret = async () => ({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: Buffer.from('draft'),
    });
    await cache.get('/wiki/mock', 1, secret);
    expect((await cache.get('/wiki/mock', 1, secret)).outcome).toBe('miss');
    expect(cache.size().pages).toBe(0);
  });

  it('renders a page once however many ask at the same time', async () => {
    const { cache, render, renders } = setup();
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', 1, render)));
    expect(renders()).toBe(1);
  });

  it('never sends a page that is older than the last change of the catalogue', async () => {
    const { cache, render } = setup();
    await cache.get('/', 1, render);
    const after = await cache.get('/', 2, render);
    expect(after.outcome).toBe('miss');
    expect(after.page.body.toString()).toBe('page 2');
  });

  it('sends an old page at once and makes the next one behind it, once for all who got the old one', async () => {
    const { cache, render, renew, renders, wait } = setup();
    await cache.get('/', 1, render);
    wait(61);
    expect((await cache.get('/', 1, render)).outcome).toBe('stale');
    expect((await cache.get('/', 1, render)).outcome).toBe('stale');
    expect(renders()).toBe(1);
    await renew();
    const next = await cache.get('/', 1, render);
    expect(next.page.body.toString()).toBe('page 2');
    expect(next.outcome).toBe('hit');
  });

  it('stays within its size, dropping the longest unused page', async () => {
    const { cache, render } = setup(13); // two pages of six bytes
    await cache.get('/a', 1, render);
    await cache.get('/b', 1, render);
    await cache.get('/a', 1, render);
    await cache.get('/c', 1, render);
    expect(cache.size()).toEqual({ pages: 2, bytes: 12 });
    expect((await cache.get('/a', 1, render)).outcome).toBe('hit');
    expect((await cache.get('/b', 1, render)).outcome).toBe('miss');
  });

  it('keeps no error page', async () => {
    const { cache } = setup();
    const failing = async () => ({ status: 404, headers: {}, body: Buffer.from('x') });
    await cache.get('/gone', 1, failing);
    expect((await cache.get('/gone', 1, failing)).outcome).toBe('miss');
  });

  it('lets a failed rendering be tried again', async () => {
    const { cache, render } = setup();
    await expect(cache.get('/', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', 1, render)).outcome).toBe('miss');
  });
});
