import { answeringClient } from '@yunyou/contract/testing/answering-client';
import { describe, expect, it } from 'vitest';
import { cacheAnswers } from './answer-cache.ts';

function setUp({ maxBytes = 100_000 } = {}) {
  const state = { change: 1, now: 0, requests: 0, isDown: false };
  const api = answeringClient(() => {
    state.requests += 1;
    if (state.isDown) throw new Error('down');
    return { list: [], requests: state.requests };
  });
  const cached = cacheAnswers(api, {
    changes: { current: () => state.change },
    freshMs: 60_000,
    maxBytes,
    now: () => state.now,
  });
  return { state, cached };
}

describe('the answer cache', () => {
  it('requests an answer again when the catalogue changes or the answer is too old', async () => {
    const { state, cached } = setUp();
    await cached('GET /home/banner');
    await cached('GET /home/banner');
    expect(state.requests).toBe(1);
    state.change = 2;
    await cached('GET /home/banner');
    expect(state.requests).toBe(2);
    state.now = 60_001;
    await cached('GET /home/banner');
    expect(state.requests).toBe(3);
  });

  it('sends one request for pages rendered at the same time', async () => {
    const { state, cached } = setUp();
    await Promise.all([cached('GET /home/banner'), cached('GET /home/banner')]);
    expect(state.requests).toBe(1);
  });

  it('does not cache private endpoints', async () => {
    const { state, cached } = setUp();
    await cached('POST /user/userInfo');
    await cached('POST /user/userInfo');
    expect(state.requests).toBe(2);
  });

  it('requests again after a failure', async () => {
    const { state, cached } = setUp();
    state.isDown = true;
    await expect(cached('GET /home/banner')).rejects.toThrow('down');
    state.isDown = false;
    await expect(cached('GET /home/banner')).resolves.toMatchObject({ requests: 2 });
  });

  it('drops the least recently used answer above its bytes, counted by the length of their JSON', async () => {
    const { state, cached } = setUp({ maxBytes: 1500 }); // two of these answers
    const get = (id: string) => cached('GET /city/detail', { id });
    for (const id of ['a', 'b', 'a', 'c', 'a']) await get(id);
    expect(state.requests).toBe(3);
    await get('b');
    expect(state.requests).toBe(4);
    const { state: small, cached: tight } = setUp({ maxBytes: 200 });
    await tight('GET /home/banner');
    await tight('GET /home/banner');
    expect(small.requests).toBe(2);
  });
});
