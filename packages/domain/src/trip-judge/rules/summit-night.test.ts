import { describe, expect, it } from 'vitest';
import { dayHourRules } from '../day-hours.ts';
import {
  hotelIn,
  judgeCase,
  meal,
  place,
  type RuleCases,
  type SampleTrip,
  sampleTrip,
  visit,
} from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { summitRules } from './summit-night.ts';

const centre = hotelIn('alba').coordinates;
const onTop = { latitude: 30.3, longitude: 110.3 };
const variant = {
  id: 'night',
  name: 'Two days with a night on top',
  minutes: 1260,
  days: 2,
  nightsInside: 1,
  mealsInside: [],
  ticketNames: [],
};
const asked: Omit<SampleTrip, 'days'> = {
  brief: { mustSeeSpotIds: ['peak'], interestWords: ['sunrise'] },
  spots: { peak: { category: 'mountain', coordinates: onTop, visitVariants: [variant] } },
  hotels: { lodge: { coordinates: onTop } },
};
const up = visit('peak', '13:00', '18:00');
const sleep = {
  kind: 'night' as const,
  key: 'hotel/lodge',
  startMinute: 1140,
  endMinute: 1440,
  startTime: '19:00',
  endTime: '24:00',
  place: place('hotel', 'lodge', { coordinates: onTop }),
  costFen: 60_000,
  registersForeignPassports: undefined,
};
const keeps: SampleTrip = { ...asked, days: [[up, sleep], [visit('peak', '05:20', '10:20')]] };

const cases: RuleCases = {
  'summit-night': {
    keeps,
    breaks: { ...asked, days: [[visit('peak', '09:00', '16:00')], [visit('other', '09:00', '10:00')]] },
  },
};
const asleep: RuleCases = {
  'summit-night': { keeps, breaks: { ...asked, days: [[up, sleep], [visit('peak', '09:00', '12:00')]] } },
};
const unasked: RuleCases = {
  'summit-night': {
    keeps: { ...asked, brief: { mustSeeSpotIds: ['peak'] }, days: [[visit('peak', '09:00', '16:00')], []] },
    breaks: { ...asked, days: [[visit('peak', '09:00', '16:00')], []] },
  },
};

describe('rules about nights on mountains', () => {
  it.each([
    ['a day trip breaks the wish', cases],
    ['a night without the sunrise breaks it', asleep],
    ['a day trip is right where no night was asked for', unasked],
  ])('%s', (_, some) => {
    expect(judgeCase(summitRules, some, 'summit-night')).toEqual({ keeps: true, breaks: true });
  });

  it('idle-hours leaves the afternoon after a sunrise on top free, and no other', () => {
    const rule = dayHourRules.find(({ id }) => id === 'idle-hours');
    const [sunrise, dinner] = [
      visit('peak', '05:20', '10:20'),
      meal('dinner', '18:00', '19:00', hotelIn('alba')),
    ];
    const near = { peak: { ...asked.spots?.['peak'], coordinates: centre } };
    const findings = (evening: SampleTrip['days'][number]) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            ...asked,
            spots: near,
            hotels: { lodge: { coordinates: centre } },
            days: [evening, [sunrise, dinner], []],
          }),
        ),
      ).length;
    expect(findings([up, { ...sleep, place: place('hotel', 'lodge', { coordinates: centre }) }])).toBe(0);
    const inTown = place('hotel', 'inn', { coordinates: { ...centre, latitude: centre.latitude + 0.05 } });
    expect(findings([up, { ...sleep, place: inTown }])).toBe(1);
  });
});
