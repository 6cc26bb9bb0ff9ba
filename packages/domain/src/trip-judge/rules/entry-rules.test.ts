import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import { describe, expect, it } from 'vitest';
import { judgeCase, type RuleCases, visit } from '../judge-samples.ts';
import { entryRules } from './entry-rules.ts';

const day = [visit('sight', '09:00', '11:00')];
const inPort = [visit('port', '09:00', '11:00')];
const source = { ruleId: 'rule', title: 'Rule', source: 'Office', checkedOn: '2027-01-01', stale: false };
const needed = {
  status: 'visa-needed' as const,
  headline: 'A visa is needed',
  text: '',
  notes: [],
  sources: [],
};
const free = { ...needed, status: 'visa-free' as const, headline: 'Check whether the waiver was renewed' };
const visa: TripRules['visas'][number] = {
  scheme: 'unilateral',
  areaScope: 'mainland',
  stay: { amount: 30, unit: 'day', clockStarts: 'next-day' },
  passport: { minimumMonthsValid: 6 },
  thirdCountryRequired: false,
  thirdRegions: [],
  ports: 'any',
  areas: [],
  outsideSpotIds: [],
  nationalities: [{ code: 'AU', from: null, to: '2026-12-31' }],
  source,
};
const waiver = { visas: [visa] };
const transit = { visas: [{ ...visa, scheme: 'transit' as const, thirdCountryRequired: true }] };
const holidays: Pick<TripRules, 'calendars'> = {
  calendars: [
    {
      year: 2027,
      official: false,
      dayOff: 'core',
      peaks: [],
      holidays: [
        {
          id: 'labour-day',
          name: 'Labour Day',
          zhName: '劳动节',
          from: '2027-05-01',
          to: '2027-05-02',
          crowds: 5,
          makeUpWorkdays: [],
        },
      ],
      source,
    },
  ],
};
const warnings = {
  0: [{ kind: 'holiday' as const, level: 'serious' as const, text: 'Labour Day: extremely busy' }],
};
const permits = {
  permits: [{ scheme: 'permit' as const, areaId: 'plateau', needsTour: true, leadDays: 20, source }],
};
const plateau = { alba: { areaId: 'plateau' } };
const borders = {
  borders: [{ areaId: 'island', code: 'HK', authority: 'Office', visaFreeDays: {}, source }],
};
const ports = {
  spots: { port: { cityId: 'brisa' } },
  cities: { alba: { areaId: 'main' }, brisa: { areaId: 'island' } },
};

const cases: RuleCases = {
  'visa-headline': {
    keeps: { brief: { nationality: 'AU' }, rules: waiver, view: { visa: free }, days: [day] },
    breaks: { brief: { nationality: 'AU' }, rules: waiver, view: { visa: needed }, days: [day] },
  },
  'every-passport': {
    keeps: {
      brief: { otherNationalities: ['BR'] },
      view: { visa: { ...free, notes: ['Brazil: no visa.'] } },
      days: [day],
    },
    breaks: { brief: { otherNationalities: ['BR'] }, view: { visa: free }, days: [day] },
  },
  'legal-transit': {
    keeps: {
      brief: { nationality: 'AU', comesFrom: 'AU', goesOnTo: 'GB' },
      rules: transit,
      view: { visa: free },
      days: [day],
    },
    breaks: {
      brief: { nationality: 'AU', comesFrom: 'AU', goesOnTo: 'GB' },
      rules: transit,
      view: { visa: needed },
      days: [day],
    },
  },
  'false-crowds': {
    keeps: { firstDate: '2027-05-04', rules: holidays, warnings, days: [day] },
    breaks: { firstDate: '2027-05-08', rules: holidays, warnings, days: [day] },
  },
  'missing-crowds': {
    keeps: { firstDate: '2027-05-01', rules: holidays, warnings, days: [day] },
    breaks: { firstDate: '2027-05-01', rules: holidays, days: [day] },
  },
  permits: {
    keeps: {
      cities: plateau,
      rules: permits,
      view: { visa: { ...needed, notes: ['A permit is needed.'] } },
      days: [day],
    },
    breaks: { cities: plateau, rules: permits, days: [day] },
  },
  'mainland-entries': {
    keeps: {
      ...ports,
      brief: { nationality: 'AU' },
      rules: borders,
      stays: [
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, inPort, inPort],
    },
    breaks: {
      ...ports,
      brief: { nationality: 'AU' },
      rules: borders,
      stays: [
        ['alba', 1],
        ['brisa', 1],
      ],
      days: [day, inPort, day],
    },
  },
};

describe('rules about entering China', () => {
  it.each(entryRules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(entryRules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
