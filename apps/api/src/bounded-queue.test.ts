import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Starts a task that runs until `finish` is called. */
function openTask(queue: ReturnType<typeof createBoundedQueue>, name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = queue.run(async () => {
    started.push(name);
    await promise;
    return name;
  });
  return { done, finish: resolve };
}

it('runs as many tasks as allowed, the others in order', async () => {
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 2 });
  const started: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => openTask(queue, name, started));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  b?.finish();
  expect(await b?.done).toBe('b');
  a?.finish();
  c?.finish();
  d?.finish();
  expect(await Promise.all([a?.done, c?.done, d?.done])).toEqual(['a', 'c', 'd']);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses a task with 503 and Retry-After when too many wait', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 });
  const first = openTask(queue, 'first', []);
  const second = openTask(queue, 'second', []);
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  first.finish();
  second.finish();
  await Promise.all([first.done, second.done]);
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

it('refuses a task that has waited too long, and keeps its place free', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1 });
  const first = openTask(queue, 'first', []);
  await expect(queue.run(async () => 'late')).rejects.toMatchObject({ status: 503 });
  first.finish();
  await first.done;
  expect(await queue.run(async () => 'next')).toBe('next');
});

it('frees the place of a task that fails', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
