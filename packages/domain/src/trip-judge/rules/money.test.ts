import { describe, expect, it } from 'vitest';
import { hotelIn, judgeCase, type RuleCases, type SampleTrip, sampleTrip, visit } from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { moneyRules } from './money.ts';

const day = [visit('sight', '09:00', '11:00')];
const totals = (leftFen: number) => ({
  costFen: 100_00,
  byKind: { sights: 0, meals: 0, hotels: 0, intercity: 0, local: 0 },
  budget: { given: { amountMinor: 100_00, currency: 'CNY' as const }, fen: 100_00, leftFen },
  walkMeters: 0,
  visits: 1,
  rideMinutes: 0,
});
const own = {
  cost: { amountMinor: 10_00, currency: 'EUR' as const },
  byKind: { sights: 0, meals: 0, hotels: 0, intercity: 0, local: 0 },
  exchange: { currency: 'EUR' as const, cnyPer: 8, asOf: '2027-02-20' },
};
const yuan = (amount: number) => ({ amountMinor: amount * 100, currency: 'CNY' as const });
const withShuttle = {
  sight: {
    free: false,
    tickets: [
      { name: 'Adult', kind: 'entry' as const, audience: 'adult' as const, price: yuan(40) },
      {
        name: 'Shuttle',
        kind: 'transport' as const,
        audience: 'everyone' as const,
        required: true,
        price: yuan(20),
      },
    ],
  },
};
const passTicket = {
  name: 'Park',
  kind: 'entry' as const,
  audience: 'adult' as const,
  price: yuan(40),
  pass: 'park',
};
const onePass = {
  sight: { free: false, tickets: [passTicket] },
  peak: { free: false, tickets: [passTicket] },
};
const paid = (id: string, start: string, costFen: number) =>
  visit(id, start, start.replace(':00', ':50'), { costFen });
const hotels = { 'alba-inn': { priceClass: 2 }, palace: { priceClass: 4 } };

const cases: RuleCases = {
  'budget-kept': {
    keeps: { view: { totals: totals(10) }, days: [day] },
    breaks: { view: { totals: totals(-10) }, days: [day] },
  },
  'price-complete': {
    keeps: { spots: withShuttle, days: [[visit('sight', '09:00', '11:00', { costFen: 120_00 })]] },
    breaks: { spots: withShuttle, days: [[visit('sight', '09:00', '11:00', { costFen: 80_00 })]] },
  },
  'one-ticket': {
    keeps: { spots: onePass, days: [[paid('sight', '09:00', 80_00), paid('peak', '12:00', 0)]] },
    breaks: { spots: onePass, days: [[paid('sight', '09:00', 80_00), paid('peak', '12:00', 80_00)]] },
  },
  'hotel-class': {
    keeps: { hotels, brief: { hotelClass: 2 }, days: [day, day] },
    breaks: { hotels, brief: { hotelClass: 4 }, days: [day, day] },
  },
  'hotel-named': {
    keeps: { days: [day, day] },
    breaks: {
      view: {
        stays: [
          {
            cityId: 'alba',
            cityName: 'Alba',
            cityZhName: '',
            coordinates: { latitude: 0, longitude: 0 },
            firstDate: '2027-04-10',
            nights: 1,
            alternatives: [],
            reason: '',
          },
        ],
      },
      days: [day, day],
    },
  },
  'hotel-choice': {
    keeps: { hotels: { ...hotels, hostel: { priceClass: 1 } }, days: [day, day] },
    breaks: { hotels, days: [day, day] },
  },
  'night-paid': {
    keeps: { days: [day, day] },
    breaks: {
      days: [
        [
          ...day,
          {
            kind: 'night',
            key: '',
            startMinute: 1200,
            endMinute: 1440,
            startTime: '20:00',
            endTime: '00:00',
            place: hotelIn('alba'),
            costFen: 0,
          },
        ],
        day,
      ],
    },
  },
  'own-currency': {
    keeps: { brief: { nationality: 'DE' }, view: { totals: { ...totals(0), own } }, days: [day] },
    breaks: { brief: { nationality: 'DE' }, view: { totals: totals(0) }, days: [day] },
  },
  'rates-fresh': {
    keeps: { view: { totals: { ...totals(0), own } }, days: [day] },
    breaks: { ratesAsOf: '2026-01-01', view: { totals: { ...totals(0), own } }, days: [day] },
  },
};

describe('rules about money', () => {
  it('compares the class of a hotel only where the catalogue has it and the visitor asked for a class', () => {
    const rule = moneyRules.find(({ id }) => id === 'hotel-class');
    const findings = (trip: Partial<SampleTrip>) =>
      rule?.judge(toJudgedTrip(sampleTrip({ days: [day, day], ...trip })));
    expect(findings({ hotels: { palace: { priceClass: 4 } }, brief: { hotelClass: 4 } })).toEqual([]);
    expect(findings({ hotels })).toEqual([]);
    expect(findings({ hotels, brief: { hotelClass: 4, hotelIds: ['alba-inn'] } })).toEqual([]);
    expect(findings({ hotels, brief: { hotelClass: 4 } })).toHaveLength(1);
  });

  it('accepts an area where the catalogue has no hotel of the class asked for, and areas as a choice', () => {
    const find = (id: string, trip: Partial<SampleTrip>) =>
      moneyRules
        .find((rule) => rule.id === id)
        ?.judge(toJudgedTrip(sampleTrip({ days: [day, day], ...trip })));
    const stay = {
      ...{ cityId: 'alba', cityName: 'Alba', cityZhName: '', coordinates: { latitude: 0, longitude: 0 } },
      ...{ firstDate: '2027-04-10', nights: 1, alternatives: [], reason: '', district: hotelIn('alba') },
    };
    const inArea = { hotels, view: { stays: [stay] } };
    expect(find('hotel-named', { ...inArea, brief: { hotelClass: 1 } })).toEqual([]);
    expect(find('hotel-named', { ...inArea, brief: { hotelClass: 2 } })).toHaveLength(1);
    expect(find('hotel-named', inArea)).toHaveLength(1);
    const lodge = { lodge: { priceClass: 2 as const, coordinates: { latitude: 31, longitude: 112 } } };
    expect(find('hotel-named', { ...inArea, hotels: lodge })).toEqual([]);
    expect(find('hotel-choice', { hotels, districts: { 'old-town': {} } })).toEqual([]);
    expect(find('hotel-choice', { hotels, districts: { 'old-town': { goodFor: ['eat'] } } })).toHaveLength(1);
  });

  it.each(moneyRules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(moneyRules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
