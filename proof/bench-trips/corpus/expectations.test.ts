import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { sampleTrip, visit } from '@yunyou/domain/trip-judge/judge-samples';
import { describe, expect, it } from 'vitest';
import type { PlannedWish } from '../wish-planner.ts';
import { checkExpectations } from './expectations.ts';

const { data, plan, description } = sampleTrip({
  spots: { wall: { variety: 'great-wall' }, museum: { category: 'museum' } },
  days: [
    [visit('wall', '09:00', '12:00')],
    [visit('museum', '10:00', '12:00'), visit('bridge', '19:00', '20:00')],
    [],
  ],
});
const brief = tripBrief.parse({
  when: { kind: 'dates', firstDate: '2027-04-10', days: 3 },
  travellers: { adults: 2, children: 1 },
  childAges: [7],
  cityNights: [{ cityId: 'alba', nights: 2 }],
  cityOrder: ['alba', 'brisa'],
  entryCityId: 'alba',
  arrivalMinute: 480,
  budget: { amountMinor: 3000_00, currency: 'EUR' },
  transport: ['train'],
  nationality: 'DE',
  otherNationalities: ['BR'],
});
const understanding = {
  said: {},
  brief,
  chips: [],
  suggestions: [],
  notes: ['We do not have Kanas yet.'],
  by: 'rules' as const,
};
const planned: PlannedWish = { wish: '', understanding, data, routes: [], trip: { plan, description } };

const missed = (expects: string, own = planned) =>
  checkExpectations(expects, own)
    .filter(({ isHeld }) => !isHeld)
    .map(({ token }) => token);

describe('checkExpectations', () => {
  it('checks expectations about the brief', () => {
    const said =
      'days:3 from:2027-04-10 month:4 in:alba city:alba arr:07:30 people:2+1 ages:7 nights:alba=2 order:alba>brisa budget:3000EUR -mode:flight modes:train nat:DE nat2:BR note:kanas';
    expect(missed(said)).toEqual([]);
  });

  it('lists what the brief does not state', () => {
    const other =
      'days:4 out:alba arr:12:00 people:3+0 nights:alba=3 order:brisa>alba budget:3000USD modes:flight nat2:FR';
    expect(missed(other)).toEqual(other.split(' '));
  });

  it('holds what the plan shows', () => {
    const shown =
      '| length:3 first:alba last:alba visits:alba no:brisa only:alba sees:wall sees:tower/museum not:tower stay:alba=1..2 cities<=1 walls<=1 flights<=0 start>=10:00 end<=20:00 day1>=09:00 sights<=2 ride<=0 count:museum<=1';
    expect(missed(shown)).toEqual([]);
  });

  it('names what the plan does not show', () => {
    const other = [
      'length:4',
      'visits:brisa',
      'sees:tower',
      'not:wall',
      'stay:alba=3',
      'walls<=0',
      'start>=10:30',
      'end<=19:00',
      'sights<=1',
      'count:museum<=0',
      'in-budget',
    ];
    expect(missed(`| ${other.join(' ')}`)).toEqual(other.map((token) => `plan ${token}`));
  });

  it('meets no expectation about the plan without a plan', () => {
    const { trip: _, ...failed } = planned;
    expect(missed('days:3 | length:3', failed)).toEqual(['planned', 'plan length:3']);
  });

  it('rejects an unknown token', () => {
    expect(() => missed('weather:fine')).toThrow('Unknown expectation weather:fine');
  });
});
