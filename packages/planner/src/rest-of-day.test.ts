import { describe, expect, test } from 'vitest';
import { arrangementOf, isStop, type Stop, stopKey } from './arrange.ts';
import { planOf } from './fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town } from './fixtures/trip-builder.ts';
import type { Plan } from './plan.ts';
import { type Departure, retimeRest } from './rest-of-day.ts';
import { verify } from './verify/verify.ts';

const town: Town = {
  id: 'hangzhou',
  gatewayIds: ['station'],
  places: ['lake', 'temple', 'tea', 'pagoda', 'garden', 'tower', 'hall', 'gate', 'bridge', 'market'].map(
    (id, index) => ({ id, score: 30 - index }),
  ),
  hotels: [{ id: 'inn' }],
};
const problem = buildTrip([town], { dayCount: 3, meals: [lunch] });
const plan = planOf(problem);
const dayIndex = 1;
const stopsOf = (of: Plan): readonly Stop[] => arrangementOf(of).days[dayIndex] ?? [];
const keysOf = (of: Plan) => stopsOf(of).map((stop) => stopKey(dayIndex, stop));
const startsOf = (of: Plan) => stopsOf(of).map(({ startMinute }) => startMinute);
const stops = stopsOf(plan);

/** Returns the minute at which the plan leaves for a stop at the latest. */
function leaveOf(position: number): number {
  const items = plan.days[dayIndex]?.items ?? [];
  const stop = stops[position];
  const at = stop ? items.indexOf(stop) : -1;
  const way = items.slice(items.slice(0, at).findLastIndex(isStop) + 1, at);
  const minutes = way.reduce(
    (sum, item) => sum + (item.kind === 'transfer' ? item.endMinute - item.startMinute : 0),
    0,
  );
  return (stop?.startMinute ?? 0) - minutes;
}

function leaving(position: number, minute: number, rest: Partial<Departure> = {}): Plan {
  const key = keysOf(plan)[position] ?? '';
  const after = retimeRest(problem, plan, {
    dayIndex,
    key,
    minute,
    skipped: new Set(),
    keepsTimes: true,
    ...rest,
  });
  if (!after) throw new Error('The day has no such stop');
  return after;
}

describe('the rest of a day', () => {
  test('keeps its times when the group leaves in time', () => {
    expect(stops.length).toBeGreaterThanOrEqual(3);
    for (const [position] of stops.entries()) {
      const after = leaving(position, leaveOf(position));
      expect(startsOf(after)).toEqual(startsOf(plan));
      expect(verify(problem, after)).toEqual([]);
    }
  });

  test('starts later by the delay, in the same order; the past and other days stay', () => {
    for (const [position] of stops.entries())
      for (const delay of [15, 30, 60]) {
        const after = leaving(position, leaveOf(position) + delay);
        expect(keysOf(after)).toEqual(keysOf(plan));
        expect(startsOf(after)[position]).toBe((startsOf(plan)[position] ?? 0) + delay);
        expect(startsOf(after).slice(0, position)).toEqual(startsOf(plan).slice(0, position));
        for (const [index, start] of startsOf(after).entries())
          expect(start).toBeGreaterThanOrEqual(startsOf(plan)[index] ?? 0);
        expect(after.days[0]).toEqual(plan.days[0]);
        expect(after.days[2]).toEqual(plan.days[2]);
      }
  });

  test('follows without gaps in time, and its totals are right', () => {
    const after = leaving(1, leaveOf(1) + 30);
    const items = after.days[dayIndex]?.items ?? [];
    for (const [index, { startMinute }] of items.entries())
      expect(startMinute).toBeGreaterThanOrEqual(items[index - 1]?.endMinute ?? 0);
    expect(verify(problem, after).filter(({ text }) => /total|minutes|score/.test(text))).toEqual([]);
  });

  test('goes to the next stop immediately when one is skipped', () => {
    const skipped = keysOf(plan)[1] ?? '';
    const next = keysOf(plan)[1] ?? '';
    const minute = leaveOf(1);
    const after = leaving(1, minute, { key: next, skipped: new Set([skipped]), keepsTimes: false });
    expect(keysOf(after)).toEqual(keysOf(plan).filter((key) => key !== skipped));
    expect(startsOf(after)[1]).toBeGreaterThanOrEqual(minute);
    expect(verify(problem, after).filter(({ text }) => !text.includes('starts at'))).toEqual([]);
  });

  test('is unknown for a stop of another day', () => {
    const departure = { dayIndex: 0, minute: 600, skipped: new Set<string>(), keepsTimes: true };
    expect(retimeRest(problem, plan, { ...departure, key: 'nowhere' })).toBeUndefined();
  });
});
