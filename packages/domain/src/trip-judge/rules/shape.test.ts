import type { Plan } from '@yunyou/planner/plan';
import { describe, expect, it } from 'vitest';
import { gateway, judgeCase, place, type RuleCases, ride, sampleTrip, visit } from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { altitudeRules } from './altitude.ts';
import { shapeRules } from './shape.ts';

const inAlba = visit('bridge', '09:00', '11:00');
const inBrisa = visit('pier', '09:00', '11:00');
const spots = { pier: { cityId: 'brisa' }, palace: { cityId: 'lhasa' } };
const toBrisa = ride('train', gateway('Alba'), gateway('Brisa', 'brisa'), '09:00', '11:00');
const day = [inAlba];
const highCities = { xining: { altitudeMetres: 2270 }, lhasa: { altitudeMetres: 3650 } };
const cities = { alba: {}, brisa: {}, cima: {} };

const cases: RuleCases = {
  'ends-as-asked': {
    keeps: {
      spots,
      brief: { entryCityId: 'alba', exitCityId: 'brisa' },
      stays: [['alba', 1]],
      days: [day, [toBrisa]],
    },
    breaks: { spots, brief: { exitCityId: 'brisa' }, days: [day, day] },
  },
  'named-cities': {
    keeps: { spots, cities, brief: { cityIds: ['alba', 'brisa'] }, days: [day, [inBrisa]] },
    breaks: { spots, cities, brief: { cityIds: ['alba', 'brisa'] }, days: [day, day] },
  },
  'nights-as-asked': {
    keeps: { brief: { cityNights: [{ cityId: 'alba', nights: 2 }] }, days: [day, day, day] },
    breaks: { brief: { cityNights: [{ cityId: 'alba', nights: 1 }] }, days: [day, day, day] },
  },
  'order-as-asked': {
    keeps: { spots, brief: { cityOrder: ['alba', 'brisa'] }, days: [day, [inBrisa]] },
    breaks: { spots, brief: { cityOrder: ['alba', 'brisa'] }, days: [[inBrisa], day] },
  },
  'too-many-nights': {
    keeps: { cities: { alba: { recommendedDays: { min: 1, max: 2 } } }, days: [day, day, day] },
    breaks: { cities: { alba: { recommendedDays: { min: 1, max: 2 } } }, days: [day, day, day, day] },
  },
  'too-few-nights': {
    keeps: {
      cities,
      stays: [
        ['alba', 2],
        ['brisa', 2],
      ],
      days: [day, day, day, day, day],
    },
    breaks: {
      cities: { ...cities, brisa: { recommendedDays: { min: 3, max: 4 } } },
      stays: [
        ['alba', 2],
        ['brisa', 1],
      ],
      days: [day, day, day, day],
    },
  },
  'far-filler': {
    keeps: {
      cities,
      brief: { cityIds: ['cima', 'brisa'] },
      stays: [
        ['cima', 1],
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, day, day, day],
    },
    breaks: {
      cities,
      brief: { cityIds: ['brisa'] },
      stays: [
        ['brisa', 1],
        ['cima', 1],
      ],
      days: [day, day, day],
    },
  },
  backtracking: {
    keeps: {
      stays: [
        ['cima', 1],
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, day, day, day],
    },
    breaks: {
      stays: [
        ['alba', 1],
        ['cima', 1],
        ['brisa', 1],
      ],
      days: [day, day, day, day],
    },
  },
  'return-to-city': {
    keeps: {
      brief: { entryCityId: 'alba', exitCityId: 'alba' },
      stays: [
        ['alba', 1],
        ['brisa', 1],
        ['alba', 1],
      ],
      days: [day, day, day, day],
    },
    breaks: {
      stays: [
        ['alba', 1],
        ['brisa', 1],
        ['alba', 1],
        ['cima', 1],
      ],
      days: [day, day, day, day, day],
    },
  },
  'empty-day': {
    keeps: { days: [day, [ride('flight', gateway('A'), gateway('B', 'brisa'), '10:00', '13:00')], day] },
    breaks: { days: [day, [], day] },
  },
  'thin-day': {
    keeps: { days: [day, [inAlba, visit('hall', '13:00', '15:00')], day] },
    breaks: { days: [day, [visit('hall', '13:00', '14:00')], day] },
  },
  'unused-stay': {
    keeps: {
      spots,
      stays: [
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, [toBrisa], [inBrisa]],
    },
    breaks: {
      spots,
      stays: [
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, [toBrisa], []],
    },
  },
  'altitude-ladder': {
    keeps: {
      cities: highCities,
      stays: [
        ['xining', 1],
        ['lhasa', 1],
      ],
      warnings: { 1: [{ kind: 'problem', level: 'note', text: 'High altitude: rest.' }] },
      days: [day, day, day],
    },
    breaks: {
      cities: highCities,
      stays: [
        ['alba', 1],
        ['lhasa', 1],
      ],
      brief: { cityIds: ['alba', 'lhasa'] },
      days: [day, day, day],
    },
  },
  'first-high-days': {
    keeps: {
      cities: highCities,
      spots: { ...spots, lane: { cityId: 'lhasa', category: 'street' } },
      stays: [['lhasa', 2]],
      days: [[visit('lane', '13:00', '15:00')], [visit('palace', '13:00', '15:00')], []],
    },
    breaks: {
      cities: highCities,
      spots: { a: { cityId: 'lhasa' }, b: { cityId: 'lhasa' }, c: { cityId: 'lhasa' } },
      stays: [['lhasa', 2]],
      days: [
        [visit('a', '09:00', '10:00'), visit('b', '11:00', '12:00'), visit('c', '13:00', '15:00')],
        [],
        [],
      ],
    },
  },
  'city-season': {
    keeps: { cities: { alba: { bestMonths: [4] } }, days: [day, day] },
    breaks: { cities: { alba: { bestMonths: [9, 10] } }, days: [day, day] },
  },
  'one-night-stays': {
    keeps: {
      stays: [
        ['alba', 2],
        ['brisa', 1],
      ],
      days: [day, day, day, day],
    },
    breaks: {
      stays: [
        ['alba', 1],
        ['brisa', 1],
        ['cima', 1],
      ],
      days: [day, day, day, day],
    },
  },
  'same-plan-again': {
    keeps: { days: [day], secondPlan: { days: [] } as unknown as Plan },
    breaks: { days: [day], secondPlan: { days: [1] } as unknown as Plan },
  },
};

const rules = [...shapeRules, ...altitudeRules];

describe('rules about the shape of a trip', () => {
  it.each(rules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(rules, cases, id)).toEqual({ keeps: true, breaks: true });
  });

  it('accepts a far city for an interest that no named city has', () => {
    const rule = rules.find(({ id }) => id === 'far-filler');
    const findings = (interestWords: string[]) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            cities,
            spots: { bears: { cityId: 'cima', name: 'Panda Base', summary: 'Pandas.' } },
            brief: { cityIds: ['brisa'], interestWords },
            stays: [
              ['brisa', 1],
              ['cima', 1],
            ],
            days: [[inBrisa], [visit('bears', '09:00', '11:00')], []],
          }),
        ),
      );
    expect(findings(['panda'])).toEqual([]);
    expect(findings(['desert'])).toHaveLength(1);
  });

  it('counts no sights of the valley on the day of arrival at high altitude', () => {
    const rule = rules.find(({ id }) => id === 'first-high-days');
    const sights = ['a', 'b', 'c'].map((id, index) => visit(id, `0${6 + index}:00`, `0${6 + index}:30`));
    const trip = sampleTrip({
      cities: highCities,
      stays: [['lhasa', 1]],
      days: [[...sights, ride('flight', gateway('Alba'), gateway('Lhasa', 'lhasa'), '12:00', '14:00')], []],
    });
    expect(rule?.judge(toJudgedTrip(trip))).toEqual([]);
  });

  it('first-high-days reports a sight on the day of arrival from below, but not after a night at middle height', () => {
    const rule = rules.find(({ id }) => id === 'first-high-days');
    const judge = (altitudeMetres: number) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            cities: { ...highCities, alba: { altitudeMetres } },
            spots: { temple: { cityId: 'lhasa', category: 'temple' } },
            stays: [
              ['alba', 1],
              ['lhasa', 1],
            ],
            days: [
              [],
              [visit('temple', '15:00', '16:00', { place: place('spot', 'temple', { cityId: 'lhasa' }) })],
              [],
            ],
          }),
        ),
      );
    expect(judge(20)).toHaveLength(1);
    expect(judge(2260)).toEqual([]);
  });
});
