import { describe, expect, it } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

const paths = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];

function fullQueue() {
  const queue = createPreloadQueue();
  for (const path of paths) queue.request(path);
  return queue;
}

describe('the preload queue', () => {
  it('starts four paths and lets the others wait', () => {
    expect(fullQueue().listInFlight()).toEqual(['/1', '/2', '/3', '/4']);
  });

  it('starts the path that was requested last when one has finished', () => {
    const queue = fullQueue();
    queue.request('/5');
    queue.finish('/2');
    expect(queue.listInFlight()).toEqual(['/1', '/3', '/4', '/5']);
    queue.finish('/1');
    expect(queue.listInFlight()).toEqual(['/3', '/4', '/5', '/7']);
  });

  it('does not start a path that was withdrawn, or one twice', () => {
    const queue = fullQueue();
    queue.withdraw('/7');
    queue.request('/1');
    queue.finish('/2');
    queue.withdrawAll();
    queue.finish('/1');
    expect(queue.listInFlight()).toEqual(['/3', '/4', '/6']);
  });

  it('reports each change', () => {
    const queue = createPreloadQueue();
    const seen: number[] = [];
    const stop = queue.subscribe(() => seen.push(queue.listInFlight().length));
    queue.request('/1');
    queue.finish('/1');
    stop();
    queue.request('/2');
    expect(seen).toEqual([1, 0]);
  });
});
