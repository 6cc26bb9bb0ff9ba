import { describe, expect, it } from 'vitest';
import { itemsOf, planOf } from '../../fixtures/solved-plan.ts';
import { fromBeijingToXian, inXian } from '../../fixtures/towns.ts';
import { rideItem, visitItem, writePlan } from '../../fixtures/written-plan.ts';
import { isSatisfied } from '../registry.ts';

const data = inXian();
const plan = writePlan([[visitItem('wall')], [rideItem('train', 800), rideItem('train', 1300)]]);

describe('C10 arriveBy', () => {
  it.each([
    ['at the minute of arrival', 1, 800, true],
    ['one minute before arrival', 1, 799, false],
    ['on the day before', 0, 1439, false],
    ['after midnight of the day before', 0, 1440 + 800, true],
    ['on the day after', 2, 0, true],
  ])('with the limit %s', (_, dayIndex, minute, satisfied) => {
    expect(isSatisfied({ rule: 'arriveBy', dayIndex, minute }, plan, data)).toBe(satisfied);
  });

  it('is satisfied by a plan without rides', () => {
    expect(
      isSatisfied({ rule: 'arriveBy', dayIndex: 0, minute: 0 }, writePlan([[visitItem('wall')]]), data),
    ).toBe(true);
  });

  it('makes the solver take the train that arrives at the last allowed minute, not the evening flight', () => {
    const solved = planOf(
      fromBeijingToXian(
        { id: 'beijing', rule: 'cities', cityIds: ['beijing'] },
        { id: 'k', rule: 'arriveBy', dayIndex: 2, minute: 1110 },
      ),
    );
    const ride = itemsOf(solved, 2).find((item) => item.kind === 'ride');
    expect(ride).toMatchObject({ startMinute: 840, endMinute: 1110 });
  });
});
