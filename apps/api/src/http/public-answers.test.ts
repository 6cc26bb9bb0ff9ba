import { brotliDecompressSync } from 'node:zlib';
import type { Endpoint } from '@yunyou/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPublicAnswers } from './public-answers.ts';

const endpointWith = (serverCache?: 'catalogue' | 'counts'): Endpoint => ({
  summary: 'A list',
  access: 'anyone',
  input: z.object({}),
  output: z.object({}),
  ...(serverCache && { serverCache }),
});
const list = endpointWith('catalogue');
const detail = endpointWith('counts');

function setUp({ maxBytes = 1_000_000 } = {}) {
  const state = { change: 1, now: 0, computed: 0 };
  const answers = createPublicAnswers({
    maxBytes,
    changes: { current: () => state.change },
    now: () => state.now,
  });
  const compute = async () => {
    state.computed += 1;
    return `{"computed":${state.computed}}`;
  };
  return { state, answers, compute };
}

describe('public answers', () => {
  it('are computed once until the catalogue changes', async () => {
    const { state, answers, compute } = setUp();
    const [first, second] = await Promise.all([
      answers.get('a', list, compute),
      answers.get('a', list, compute),
    ]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first.body).toString()).toBe('{"computed":1}');
    state.now = 3_600_000;
    await answers.get('a', list, compute);
    expect(state.computed).toBe(1);
    state.change = 2;
    const changed = await answers.get('a', list, compute);
    expect(state.computed).toBe(2);
    expect(changed.etag).not.toBe(first.etag);
  });

  it('with counts are computed again after ten seconds', async () => {
    const { state, answers, compute } = setUp();
    await answers.get('a', detail, compute);
    state.now = 10_000;
    await answers.get('a', detail, compute);
    expect(state.computed).toBe(1);
    state.now = 10_001;
    await answers.get('a', detail, compute);
    expect(state.computed).toBe(2);
  });

  it('stay below the limit of bytes, and the least recently used one goes first', async () => {
    const { state, answers, compute } = setUp({ maxBytes: 1200 });
    for (const key of ['a', 'b', 'a', 'c', 'a']) await answers.get(key, list, compute);
    expect(state.computed).toBe(3);
    expect(answers.size().answers).toBe(2);
    expect(answers.size().bytes).toBeLessThanOrEqual(1200);
    await answers.get('b', list, compute);
    expect(state.computed).toBe(4);
  });

  it('count the bytes of a replaced answer once', async () => {
    const { state, answers, compute } = setUp();
    await answers.get('a', list, compute);
    const { bytes } = answers.size();
    for (let change = 2; change < 6; change += 1) {
      state.change = change;
      await answers.get('a', list, compute);
    }
    expect(answers.size()).toEqual({ answers: 1, bytes });
  });

  it('are computed again after a failure', async () => {
    const { answers, compute } = setUp();
    await expect(answers.get('a', list, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(answers.get('a', list, compute)).resolves.toBeDefined();
  });

  it('are not cached for other endpoints, without memory, or before the change number is known', () => {
    const { state, answers } = setUp();
    expect([answers.caches(list), answers.caches(endpointWith())]).toEqual([true, false]);
    expect(setUp({ maxBytes: 0 }).answers.caches(list)).toBe(false);
    state.change = -1;
    expect(answers.caches(list)).toBe(false);
  });
});
