import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHtmlCache, type RenderedPage } from './html-cache.ts';

function setup(maxBytes = 1000) {
  let time = 0;
  let renders = 0;
  const scheduled: (() => void)[] = [];
  const cache = createHtmlCache({
    maxBytes,
    freshMs: 60,
    now: () => time,
    later: (make) => scheduled.push(make),
  });
  const render = async (): Promise<RenderedPage> => {
    renders += 1;
    return { status: 200, headers: {}, body: Buffer.from(`page ${renders}`), rawHeaders: [] };
  };
  const renew = async () => {
    for (const make of scheduled.splice(0)) make();
    await nextTurn();
  };
  return { cache, render, renew, renders: () => renders, wait: (ms: number) => (time += ms) };
}

describe('the HTML cache', () => {
  it('does not store pages with no-store', async () => {
    const { cache } = setup();
    const draft = async () => ({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: Buffer.from('draft'),
      rawHeaders: [],
    });
    await cache.get('/wiki/mock', 1, draft);
    expect((await cache.get('/wiki/mock', 1, draft)).outcome).toBe('miss');
    expect(cache.size().entries).toBe(0);
  });

  it('renders a page once for concurrent requests', async () => {
    const { cache, render, renders } = setup();
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', 1, render)));
    expect(renders()).toBe(1);
  });

  it('does not return a page rendered before the last catalogue change', async () => {
    const { cache, render } = setup();
    await cache.get('/', 1, render);
    const after = await cache.get('/', 2, render);
    expect(after.outcome).toBe('miss');
    expect(after.page.body.toString()).toBe('page 2');
  });

  it('returns a stale page immediately and renders its replacement once in the background', async () => {
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

  it('drops the least recently used page above its size', async () => {
    const measured = setup();
    await measured.cache.get('/a', 1, measured.render);
    const { bytes } = measured.cache.size();
    const { cache, render } = setup(2 * bytes);
    await cache.get('/a', 1, render);
    await cache.get('/b', 1, render);
    await cache.get('/a', 1, render);
    await cache.get('/c', 1, render);
    expect(cache.size()).toEqual({ entries: 2, bytes: 2 * bytes });
    expect((await cache.get('/a', 1, render)).outcome).toBe('hit');
    expect((await cache.get('/b', 1, render)).outcome).toBe('miss');
  });

  it('counts the headers of a page, which can be longer than its body', async () => {
    const { cache } = setup(100_000);
    const policy = "script-src 'self'; ".repeat(500);
    await cache.get('/', 1, async () => ({
      status: 200,
      headers: { 'content-security-policy': policy },
      body: Buffer.from('page'),
      rawHeaders: ['content-security-policy', policy],
    }));
    expect(cache.size().bytes).toBeGreaterThan(policy.length);
  });

  it('keeps no memory besides the body: results of zlib are parts of larger buffers', async () => {
    const { cache, render } = setup();
    await cache.get('/', 1, render);
    const body = cache.findFresh('/', 1)?.body;
    expect(body?.toString()).toBe('page 1');
    expect(body?.buffer.byteLength).toBe(body?.length);
  });

  it('does not store error pages', async () => {
    const { cache } = setup();
    const failing = async () => ({ status: 404, headers: {}, body: Buffer.from('x'), rawHeaders: [] });
    await cache.get('/gone', 1, failing);
    expect((await cache.get('/gone', 1, failing)).outcome).toBe('miss');
  });

  it('renders again after a failure', async () => {
    const { cache, render } = setup();
    await expect(cache.get('/', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', 1, render)).outcome).toBe('miss');
  });
});
