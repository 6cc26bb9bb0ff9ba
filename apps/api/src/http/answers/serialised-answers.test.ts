import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSerialisedAnswers } from './serialised-answers.ts';

function setUp({ maxBytes = 1_000_000 } = {}) {
  const state = { change: 1, now: 0, computed: 0 };
  const answers = createSerialisedAnswers({
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

describe('serialised answers', () => {
  it('are computed once until the catalogue changes', async () => {
    const { state, answers, compute } = setUp();
    const [first, second] = await Promise.all([answers.get('a', compute), answers.get('a', compute)]);
    expect(first).toBe(second);
    expect(brotliDecompressSync(first.body).toString()).toBe('{"computed":1}');
    state.now = 3_600_000;
    await answers.get('a', compute);
    expect(state.computed).toBe(1);
    state.change = 2;
    const changed = await answers.get('a', compute);
    expect(state.computed).toBe(2);
    expect(changed.etag).not.toBe(first.etag);
  });

  it('keep no memory besides their body: results of zlib are parts of larger buffers', async () => {
    const { answers, compute } = setUp();
    const { body } = await answers.get('a', compute);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('are computed again after their maximum age', async () => {
    const { state, answers, compute } = setUp();
    await answers.get('a', compute, { maxAgeMs: 10_000 });
    state.now = 10_000;
    await answers.get('a', compute, { maxAgeMs: 10_000 });
    expect(state.computed).toBe(1);
    state.now = 10_001;
    await answers.get('a', compute, { maxAgeMs: 10_000 });
    expect(state.computed).toBe(2);
  });

  it('stay below the limit of bytes, and the least recently used one goes first', async () => {
    const { state, answers, compute } = setUp({ maxBytes: 1200 });
    for (const key of ['a', 'b', 'a', 'c', 'a']) await answers.get(key, compute);
    expect(state.computed).toBe(3);
    expect(answers.size().entries).toBe(2);
    expect(answers.size().bytes).toBeLessThanOrEqual(1200);
    await answers.get('b', compute);
    expect(state.computed).toBe(4);
  });

  it('count the bytes of a replaced answer once', async () => {
    const { state, answers, compute } = setUp();
    await answers.get('a', compute);
    const { bytes } = answers.size();
    for (let change = 2; change < 6; change += 1) {
      state.change = change;
      await answers.get('a', compute);
    }
    expect(answers.size()).toEqual({ entries: 1, bytes });
  });

  it('are computed again after a failure', async () => {
    const { answers, compute } = setUp();
    await expect(answers.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(answers.get('a', compute)).resolves.toBeDefined();
  });

  it('are off without memory and before the change number is known', () => {
    const { state, answers } = setUp();
    expect([answers.isOn(), setUp({ maxBytes: 0 }).answers.isOn()]).toEqual([true, false]);
    state.change = -1;
    expect(answers.isOn()).toBe(false);
  });
});
