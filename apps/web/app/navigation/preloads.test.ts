import { describe, expect, it } from 'vitest';
import { createPreloadQueue } from './preloads.ts';

describe('pages fetched ahead', () => {
  it('are at most four at once; the next begins when one is done', () => {
    const queue = createPreloadQueue();
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.request(path);
    expect(queue.active()).toEqual(['/a', '/b', '/c', '/d']);
    queue.done('/b');
    expect(queue.active()).toEqual(['/a', '/c', '/d', '/e']);
  });

  it('are each fetched once', () => {
    const queue = createPreloadQueue();
    queue.request('/a');
    queue.done('/a');
    queue.request('/a');
    expect(queue.active()).toEqual([]);
  });
});
