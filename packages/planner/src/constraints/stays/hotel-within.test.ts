import { describe, expect, it } from 'vitest';
import { planOf } from '../../fixtures/solved-plan.ts';
import { fromBeijingToXian, inXian } from '../../fixtures/towns.ts';
import { nightItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied, listIds } from '../registry.ts';

const data = fromBeijingToXian();
const city = data.cities.find(({ id }) => id === 'xian');
const size = city?.locationIds.length ?? 0;
const meters =
  city?.modes[0]?.meters[city.locationIds.indexOf('wall') * size + city.locationIds.indexOf('inn')] ?? 0;
const plan = writePlan([[nightItem('inn')]]);

describe('C13 hotelWithin', () => {
  it('is satisfied at exactly the distance', () => {
    expect(isSatisfied({ rule: 'hotelWithin', locationId: 'wall', meters }, plan, data)).toBe(true);
  });

  it('is broken one metre further away', () => {
    expect(isSatisfied({ rule: 'hotelWithin', locationId: 'wall', meters: meters - 1 }, plan, data)).toBe(
      false,
    );
  });

  it('does not concern hotels of other cities', () => {
    expect(isSatisfied({ rule: 'hotelWithin', locationId: 'hutongs', meters: 0 }, plan, data)).toBe(true);
  });

  it('makes the solver choose a hotel near a place', () => {
    const solved = planOf(inXian({ id: 'k', rule: 'hotelWithin', locationId: 'wall', meters: 1400 }));
    expect(solved.stays[0]?.hotelId).toBe('inn');
  });

  it('refers to its location', () => {
    expect(listIds({ rule: 'hotelWithin', locationId: 'wall', meters })).toEqual(['wall']);
  });
});
