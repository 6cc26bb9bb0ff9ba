import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue, type VisitEvent } from './event-queue.ts';
import { isAnalyticsAllowedBy } from './privacy-choice.ts';

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

describe('the event queue', () => {
  it('sends one batch after ten seconds, without query or hash', () => {
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

  it('sends batches of 20 and flushes the rest once', () => {
    const { queue, sent } = queueWith();
    for (let count = 0; count < 45; count += 1) queue.record('page-view', '/');
    expect(sent.map(({ length }) => length)).toEqual([20, 20]);
    queue.flush();
    queue.flush();
    expect(sent.map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('drops waiting events once the visitor refuses analytics', () => {
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

describe('isAnalyticsAllowedBy', () => {
  it.each([
    [{}, true],
    [{ choice: 'on' }, true],
    [{ choice: 'off' }, false],
    [{ doNotTrack: '1' }, false],
    [{ doNotTrack: '1', choice: 'on' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: 'unspecified' }, true],
  ])('%o gives %s', (signals, expected) => {
    expect(isAnalyticsAllowedBy(signals)).toBe(expected);
  });
});
