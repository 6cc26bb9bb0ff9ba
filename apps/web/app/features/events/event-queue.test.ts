import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue, type VisitEvent } from './event-queue.ts';
import { mayCount } from './privacy-choice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function queueWith(isAllowed = () => true) {
  const sent: (readonly VisitEvent[])[] = [];
  const queue = createEventQueue({
    isAllowed,
    send: (events) => sent.push(events) > 0,
    now: () => new Date('2026-11-15T00:00:00Z'),
  });
  return { queue, sent };
}

describe('events', () => {
  it('go out together after ten seconds, without what stands in the query', () => {
    const { queue, sent } = queueWith();
    queue.record('page-view', '/destination?keyword=my+name');
    queue.record('like', '/destination/city?id=xian#map');
    vi.advanceTimersByTime(9_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map((batch) => batch.map(({ name, path }) => [name, path]))).toEqual([
      [
        ['page-view', '/destination'],
        ['like', '/destination/city'],
      ],
    ]);
  });

  it('go out twenty at a time, and at once when the page is left', () => {
    const { queue, sent } = queueWith();
    for (let count = 0; count < 45; count += 1) queue.record('page-view', '/');
    expect(sent.map(({ length }) => length)).toEqual([20, 20]);
    queue.flush();
    queue.flush();
    expect(sent.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('are neither kept nor sent once the visitor says no', () => {
    let isAllowed = true;
    const { queue, sent } = queueWith(() => isAllowed);
    queue.record('page-view', '/');
    isAllowed = false;
    queue.record('page-view', '/wiki');
    queue.flush();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});

describe('counting', () => {
  it.each([
    [{}, true],
    [{ choice: 'on' }, true],
    [{ choice: 'off' }, false],
    [{ doNotTrack: '1' }, false],
    [{ doNotTrack: '1', choice: 'on' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: 'unspecified' }, true],
  ])('with %o is allowed: %s', (signals, expected) => {
    expect(mayCount(signals)).toBe(expected);
  });
});
