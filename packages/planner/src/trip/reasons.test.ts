import { describe, expect, it } from 'vitest';
import { inXian, xian } from '../fixtures/towns.ts';
import { buildTrip } from '../fixtures/trip-builder.ts';
import { visitItem, writePlan } from '../fixtures/written-plan.ts';
import type { Constraint } from '../problem.ts';
import { listCandidates } from './days/candidates.ts';
import { basePrices } from './prices.ts';
import { listLeftOut, toStayReason, toStopReason } from './reasons.ts';
import { createSearchSpace } from './search-space.ts';

const outline = {
  stays: [{ cityId: 'xian', fromDayIndex: 0, nights: 1, hotelId: 'inn' }],
  rides: [],
  startId: 'xian-station',
  endId: 'xian-station',
};
const twoRules = [
  { rule: 'visit', placeIds: ['forest'] },
  { rule: 'visit', placeIds: ['pagoda'] },
] as const;

describe('toStopReason', () => {
  const reasonOf = (id: string): string | undefined => {
    const space = createSearchSpace(inXian(), twoRules);
    const candidates = listCandidates(space, outline, basePrices(space.problem));
    const found = candidates.find(({ locationId }) => locationId === id);
    return found && toStopReason(space, found);
  };

  it.each([
    ['a place that one of several rules demands', 'forest', 'You asked for it.'],
    ['one of the three best places', 'army', 'One of the best matches for you in this city.'],
    ['another place', 'mosque', 'A good match that fits the way.'],
  ])('for %s', (_, id, reason) => {
    expect(reasonOf(id)).toBe(reason);
  });
});

describe('toStayReason', () => {
  it('names a required city as asked for', () => {
    const space = createSearchSpace(inXian(), [{ rule: 'cities', cityIds: ['xian'] }]);
    expect(toStayReason(space, 'xian', 1)).toBe('You asked for this city.');
  });

  it('counts nights and places of another city', () => {
    expect(toStayReason(createSearchSpace(inXian(), []), 'xian', 2)).toBe(
      'Worth 2 of your nights: 5 places here suit you.',
    );
  });
});

describe('listLeftOut', () => {
  const reasonsFor = (rules: readonly Constraint[], town = xian): Record<string, string> => {
    const problem = buildTrip([town], { dayCount: 3 });
    const plan = writePlan([[visitItem('army')]]);
    const left = listLeftOut(createSearchSpace(problem, rules.filter(isSingle)), outline, plan.days);
    return Object.fromEntries(left.map(({ placeId, reason }) => [placeId, reason]));
  };
  const isSingle = (rule: Constraint) => rule.rule !== 'anyOf';

  it('lists the best places first', () => {
    expect(Object.keys(reasonsFor([]))).toEqual(['wall', 'pagoda', 'mosque', 'forest']);
  });

  it('reports a place that is open only after the stay as closed', () => {
    const places = xian.places.map((place) =>
      place.id === 'wall' ? { ...place, windowsByDay: [[], [], [{ open: 540, close: 1080 }]] } : place,
    );
    expect(reasonsFor([], { ...xian, places })['wall']).toBe('closed');
  });

  it('reports a place that is open on the last day of the stay as out of time', () => {
    const places = xian.places.map((place) =>
      place.id === 'wall' ? { ...place, windowsByDay: [[], [{ open: 540, close: 1080 }], []] } : place,
    );
    expect(reasonsFor([], { ...xian, places })['wall']).toBe('no-time');
  });

  it('reports a place above a ticket budget as over the limit', () => {
    const money = (maxMinor: number): Constraint => ({
      id: 'k',
      rule: 'budget',
      scopes: ['sights'],
      maxMinor,
    });
    expect(reasonsFor([money(7999)])['wall']).toBe('over-limit');
    expect(reasonsFor([money(8000)])['wall']).toBe('no-time');
  });

  it('reports "over-limit" for a place when the plan has the maximum of its kind', () => {
    const reasons = reasonsFor([{ id: 'k', rule: 'kindCount', of: 'place', kinds: ['museum'], max: 1 }]);
    expect([reasons['forest'], reasons['wall']]).toEqual(['over-limit', 'no-time']);
  });
});
