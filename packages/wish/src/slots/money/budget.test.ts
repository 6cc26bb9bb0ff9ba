import { describe, expect, it } from 'vitest';
import { normaliseWish } from '../../normalise-wish.ts';
import { readBudget } from './budget.ts';

const labels = (wish: string, currency?: 'EUR') =>
  readBudget(normaliseWish(wish), currency).map(({ slot, value }) => `${slot}:${value}`);

describe('readBudget', () => {
  it.each([
    ['3000 dollars', '3000-USD-group-trip'],
    ['2500 dolares c/u', '2500-USD-person-trip'],
    ['RM6000，2个人', '6000-MYR-group-trip'],
    ['U$ 5000', '5000-USD-group-trip'],
    ['2000 euro elk', '2000-EUR-person-trip'],
    ['人均5k', '5000-CNY-person-trip'],
    ['3 grand (pounds)', '3000-GBP-group-trip'],
    ['1 200 balles par personne', '1200-EUR-person-trip'],
    ['1인 60만원', '600000-KRW-person-trip'],
    ['€50 a day each', '50-EUR-person-day'],
    ['budget of 2,500 euros', '2500-EUR-group-trip'],
    ['£1.5k per person', '1500-GBP-person-trip'],
    ['under 20k RMB for two people', '20000-CNY-group-trip'],
    ['two thousand US dollars', '2000-USD-group-trip'],
    ['1 million yen', '1000000-JPY-group-trip'],
    ['5 hundred swiss francs daily', '500-CHF-group-day'],
    ['hostels, 40 euros a day', '40-EUR-person-day'],
    ['40 euros a day for the two of us', '40-EUR-group-day'],
    ['our budget is 100 dollars a day', '100-USD-group-day'],
    ['60 € pro Tag', '60-EUR-person-day'],
    ['A$3000', '3000-AUD-group-trip'],
    ['HK$ 800 per night', '800-HKD-group-day'],
    ['预算两万', '20000-CNY-group-trip'],
    ['预算1万五', '15000-CNY-group-trip'],
    ['预算1万5', '15000-CNY-group-trip'],
    ['预算1万5天', '10000-CNY-group-trip'],
    ['每人5000元', '5000-CNY-person-trip'],
    ['人均3千块', '3000-CNY-person-trip'],
    ['예산 200만원 2명', '2000000-KRW-group-trip'],
    ['5000 USD 2 adults', '5000-USD-group-trip'],
    ['May 2027 €3000', '3000-EUR-group-trip'],
    ['2000 euros por cabeza', '2000-EUR-person-trip'],
    ['1500 Euro pro Nase', '1500-EUR-person-trip'],
    ['€2000 per kop', '2000-EUR-person-trip'],
    ['1800 euro ciascuno', '1800-EUR-person-trip'],
  ])('reads "%s" as %s', (wish, value) => {
    expect(labels(wish)).toEqual([`budget:${value}`]);
  });

  it('reads no budget from the holiday "CNY 2027"', () => {
    expect(labels('CNY 2027 holidays')).toEqual([]);
    expect(labels('CNY 20270 in all')).toEqual(['budget:20270-CNY-group-trip']);
  });

  it('ignores the length of the trip before the amount when it looks for "per day"', () => {
    expect(labels('10 days, 3000 USD')).toEqual(['budget:3000-USD-group-trip']);
  });

  it('reports two different amounts and accepts the same amount twice', () => {
    expect(labels('2000 USD or 3000 USD')).toEqual(['note:two-budgets', 'note:two-budgets']);
    expect(labels('2000 USD, really 2000 USD')).toEqual(['budget:2000-USD-group-trip']);
  });

  it('uses the default currency for an amount without one, with lower confidence', () => {
    expect(labels('budget 5000')).toEqual(['note:currency-missing']);
    expect(labels('budget 5000', 'EUR')).toEqual(['budget:5000-EUR-group-trip']);
    expect(readBudget(normaliseWish('budget 5000'), 'EUR')[0]?.confidence).toBe(0.7);
    expect(readBudget(normaliseWish('5000 EUR'), undefined)[0]?.confidence).toBe(1);
  });

  it.each(['0 dollars', '10 days', 'budget hotels', '5 people'])('reads no budget from "%s"', (wish) => {
    expect(labels(wish)).toEqual([]);
  });

  it('includes "per person" in the span of the match', () => {
    const [match] = readBudget(normaliseWish('50 EUR a day each, food'), undefined);
    expect(match).toMatchObject({ start: 0, end: '50 EUR a day each'.length });
  });
});

it.each(['hôtel sympa 120€ la nuit max', 'Hotel höchstens 80 € pro Nacht', '酒店500元一晚'])(
  'reads the price of a room as no budget of the trip: "%s"',
  (wish) => expect(labels(wish)).toEqual([]),
);

it('reads flights that are named after the travellers as a part of the budget', () => {
  expect(labels('9.000 € zu zweit inkl. Flüge')).toEqual([
    'budget:9000-EUR-group-trip',
    'note:flights-included',
  ]);
});
