import { describe, expect, it } from 'vitest';
import {
  hotelIn,
  judgeCase,
  place,
  type RuleCases,
  type SampleTrip,
  sampleTrip,
  transfer,
  visit,
} from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { sightRules } from './sights.ts';

const morning = visit('sight', '09:00', '11:00');
const noon = visit('sight', '12:30', '14:00');
const other = visit('other', '13:00', '15:00');

const cases: RuleCases = {
  'must-see': {
    keeps: { brief: { mustSeeSpotIds: ['sight'] }, days: [[morning]] },
    breaks: { brief: { mustSeeSpotIds: ['sight'] }, days: [[other]] },
  },
  'opening-hours': {
    keeps: { days: [[morning]] },
    breaks: {
      spots: { sight: { openingHours: [{ open: '08:00', close: '17:00', closedOn: ['sat'] }] } },
      days: [[morning]],
    },
  },
  'disliked-sight': {
    keeps: { brief: { dislikedKinds: ['museum'] }, days: [[morning]] },
    breaks: {
      brief: { dislikedKinds: ['museum'] },
      spots: { sight: { category: 'museum' } },
      days: [[morning]],
    },
  },
  'visit-length': {
    keeps: { spots: { sight: { visitMinutes: 180 } }, days: [[morning]] },
    breaks: { spots: { sight: { visitMinutes: 480 } }, days: [[morning]] },
  },
  'morning-sight': {
    keeps: { spots: { sight: { variety: 'pandas' } }, days: [[morning]] },
    breaks: { spots: { sight: { variety: 'pandas' } }, days: [[noon]] },
  },
  'time-of-day': {
    keeps: { spots: { sight: { bestTimeOfDay: ['evening'] } }, days: [[visit('sight', '19:00', '20:30')]] },
    breaks: { spots: { sight: { bestTimeOfDay: ['evening'] } }, days: [[morning]] },
  },
  'outdoors-after-dark': {
    keeps: { spots: { sight: { category: 'park' } }, days: [[morning]] },
    breaks: { spots: { sight: { category: 'park' } }, days: [[visit('sight', '19:00', '20:30')]] },
  },
  'one-great-wall': {
    keeps: { spots: { sight: { variety: 'great-wall' } }, days: [[morning, other]] },
    breaks: {
      spots: {
        sight: { variety: 'great-wall' },
        other: { variety: 'great-wall', coordinates: { latitude: 41, longitude: 116 } },
      },
      days: [[morning], [other]],
    },
  },
  'kinds-in-a-row': {
    keeps: {
      spots: { sight: { category: 'museum' }, other: { category: 'park' } },
      days: [[morning, other]],
    },
    breaks: {
      spots: { sight: { category: 'museum' }, other: { category: 'museum' } },
      days: [[morning, other]],
    },
  },
  'visited-twice': {
    keeps: { days: [[morning], [other]] },
    breaks: { days: [[morning], [morning]] },
  },
  'icon-missed': {
    keeps: {
      spots: { icon: { popularity: 99 } },
      days: [[morning, visit('icon', '13:00', '14:00')], [other], []],
    },
    breaks: {
      spots: { icon: { popularity: 99 } },
      days: [[morning], [other], [visit('third', '09:00', '10:00')]],
    },
  },
  'main-sight-missed': {
    keeps: {
      spots: { main: { popularity: 80 } },
      days: [[visit('main', '09:00', '10:00')], [other]],
    },
    breaks: { spots: { main: { popularity: 80 } }, days: [[morning], [other]] },
  },
  'sight-season': {
    keeps: { spots: { sight: { bestMonths: [3, 4], category: 'beach' } }, days: [[morning]] },
    breaks: { spots: { sight: { bestMonths: [9, 10, 11, 12], category: 'beach' } }, days: [[morning]] },
  },
};

describe('rules about sights', () => {
  it.each([
    ['the Great Wall', { variety: 'great-wall' }, '11:00', '11:30'],
    ['a large palace', { category: 'palace', visitMinutes: 240 }, '10:30', '11:00'],
  ] as const)('morning-sight reports %s that starts too late', (_, spot, latest, late) => {
    const rule = sightRules.find(({ id }) => id === 'morning-sight');
    const findings = (start: string) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({ spots: { sight: spot }, days: [[], [visit('sight', start, '14:30')], []] }),
        ),
      );
    expect(findings(latest)).toEqual([]);
    expect(findings(late)).toHaveLength(1);
  });

  it('does not require the main sight of a city for travellers with a mobility need', () => {
    const rule = sightRules.find(({ id }) => id === 'main-sight-missed');
    const findings = (brief: SampleTrip['brief']) => {
      const spots = { main: { popularity: 80 } };
      return rule?.judge(
        toJudgedTrip(sampleTrip({ ...(brief && { brief }), spots, days: [[morning], [other]] })),
      );
    };
    expect(findings({ mobility: [] })).toHaveLength(1);
    expect(findings({ mobility: ['wheelchair'] })).toEqual([]);
  });

  it('reports a missed main sight that depends on the season only near one of its best months', () => {
    const rule = sightRules.find(({ id }) => id === 'main-sight-missed');
    const findings = (bestMonths: number[]) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            spots: { main: { popularity: 80, category: 'beach', bestMonths } },
            days: [[morning], [other]],
          }),
        ),
      );
    expect(findings([4, 10])).toHaveLength(1);
    expect(findings([9, 10])).toEqual([]);
  });

  it('time-of-day counts ten in the morning as early for groups that start later', () => {
    const rule = sightRules.find(({ id }) => id === 'time-of-day');
    const findings = (brief: SampleTrip['brief'], start: string) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            ...(brief && { brief }),
            spots: { sight: { category: 'lake', bestTimeOfDay: ['early-morning'] } },
            days: [[visit('sight', start, '12:00')]],
          }),
        ),
      ).length;
    expect(findings({ pace: 'balanced' }, '09:50')).toBe(1);
    expect(findings({ seniors: 2 }, '09:50')).toBe(0);
    expect(findings({ seniors: 2 }, '10:30')).toBe(1);
  });

  it('time-of-day does not require dawn at a sight far out of town that comes first on its day', () => {
    const terraces = { sight: { bestTimeOfDay: ['early-morning' as const] } };
    const way = (meters: number) =>
      transfer(hotelIn('alba'), place('spot', 'sight'), '09:00', '11:00', { meters });
    const far = visit('sight', '11:30', '15:00');
    const rule = sightRules.find(({ id }) => id === 'time-of-day');
    const judge = (days: SampleTrip['days']) =>
      rule?.judge(toJudgedTrip(sampleTrip({ spots: terraces, days }))).length;
    expect(judge([[way(75_000), far]])).toBe(0);
    expect(judge([[way(5000), far]])).toBe(1);
    expect(judge([[visit('other', '08:00', '09:00'), way(75_000), far]])).toBe(1);
  });

  it.each(sightRules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(sightRules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
