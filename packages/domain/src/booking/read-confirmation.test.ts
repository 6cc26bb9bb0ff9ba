import { describe, expect, test } from 'vitest';
import { rideSamples } from './confirmation-samples.ts';
import { listOpenFields, readConfirmation } from './read-confirmation.ts';
import { calendarSamples, staySamples } from './stay-samples.ts';

const span = { firstDate: '2026-11-14', lastDate: '2026-11-24' };

describe.each([
  ['flights and trains', rideSamples],
  ['hotels, restaurants, shows and tours', staySamples],
  ['calendar files', calendarSamples],
])('reads %s', (_, samples) => {
  test.each(samples)('$name', ({ text, bookings }) => {
    expect(readConfirmation(text, span)).toEqual(bookings);
  });
});

test('the tables have at least 40 texts', () => {
  expect(rideSamples.length + staySamples.length + calendarSamples.length).toBeGreaterThanOrEqual(40);
});

test('a date without a year takes the year nearest to the trip, and stays open without a trip', () => {
  const text = 'Restaurant: Sample Hotpot\nJan 3 at 19:00';
  const aroundNewYear = { firstDate: '2026-12-28', lastDate: '2027-01-05' };
  expect(readConfirmation(text, aroundNewYear)).toMatchObject([{ date: '2027-01-03' }]);
  expect(readConfirmation(text)).toEqual([{ kind: 'restaurant', title: 'Sample Hotpot', startMinute: 1140 }]);
});

test('of two readings of a date the one within the trip counts', () => {
  const text = 'Show: Sample\n12/11/2026 19:00';
  expect(readConfirmation(text, { firstDate: '2026-12-08', lastDate: '2026-12-14' })).toMatchObject([
    { date: '2026-12-11' },
  ]);
  expect(readConfirmation(text, { firstDate: '2026-11-08', lastDate: '2026-11-14' })).toMatchObject([
    { date: '2026-11-12' },
  ]);
});

test('the day before and the day after the trip count as within it, because flights may last a night', () => {
  const dateOf = (firstDate: string, lastDate: string) =>
    readConfirmation('Show: Sample\n12/11/2026 19:00', { firstDate, lastDate })[0]?.date;
  expect(dateOf('2026-12-12', '2026-12-20')).toBe('2026-12-11');
  expect(dateOf('2026-12-01', '2026-12-10')).toBe('2026-12-11');
  expect(dateOf('2026-12-13', '2026-12-20')).toBeUndefined();
  expect(dateOf('2026-12-01', '2026-12-09')).toBeUndefined();
});

describe('keeps the price of the whole booking', () => {
  const hotel = (line: string) =>
    `Hotel: Lantern Courtyard Hotel\nCheck-in: 16 Nov 2026\nCheck-out: 19 Nov 2026\n${line}`;
  const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });
  test.each([
    [
      'Booking.com',
      hotel('Price per night: € 110\nTotal price: € 1.234,50'),
      { amountMinor: 123_450, currency: 'EUR' },
    ],
    ['Booking.com, tax in a line of its own', hotel('VAT: CNY 80\nPrice\nCNY 1,480'), cny(148_000)],
    ['Agoda', hotel('Total Charge USD 320.75'), { amountMinor: 32_075, currency: 'USD' }],
    [
      'Agoda, label above the amount',
      hotel('Grand Total\nTHB 9,800.00'),
      { amountMinor: 980_000, currency: 'THB' },
    ],
    ['Trip.com in English', hotel('Amount paid: US$ 96.20'), { amountMinor: 9620, currency: 'USD' }],
    [
      'Trip.com in Chinese',
      '酒店名称：样例江景酒店\n入住日期：2026年11月20日\n离店日期：2026年11月22日\n每晚¥388\n订单金额：¥776',
      cny(77_600),
    ],
    [
      'an airline',
      'Flight CA1501\n16 Nov 2026\nBeijing (PEK) 08:30 - Shanghai (SHA) 10:40\nFare: GBP 180.00\nTaxes: GBP 20.00\nTotal fare: GBP 200.00',
      { amountMinor: 20_000, currency: 'GBP' },
    ],
    ['a yen amount without decimals', hotel('Total: JPY 48,000'), { amountMinor: 48_000, currency: 'JPY' }],
    [
      'a restaurant',
      'Restaurant: Duck & Lotus\nDate: 17 November 2026\nTime: 19:30\nDeposit: CNY 100\nTotal: CNY 600',
      cny(60_000),
    ],
    [
      'a show',
      'Show: The Sample Acrobats\nDate: Nov 20, 2026\nStarts 19:15\nTotal paid: ¥560.00',
      cny(56_000),
    ],
    [
      'a tour in Chinese',
      '产品名称：样例石窟一日游\n出行日期：2026年11月23日\n集合时间：上午8点\n实付金额：458元',
      cny(45_800),
    ],
  ])('%s', (_, text, price) => {
    expect(readConfirmation(text, span).map((one) => one.price)).toEqual([price]);
  });

  test.each([
    ['no amount', hotel('')],
    ['a price of one night only', hotel('Price per night: CNY 500')],
    ['an amount without a currency', hotel('Total: 500')],
    ['a discount', hotel('You saved a total discount of CNY 80')],
    ['two prices without a total', hotel('Price: CNY 500\nPrice: CNY 700')],
  ])('has none for %s', (_, text) => {
    expect(readConfirmation(text, span)[0]).not.toHaveProperty('price');
  });

  test('two flights of one mail share its total', () => {
    const mail =
      'CA1501 16 Nov 2026 Beijing (PEK) 08:30 - Shanghai (SHA) 10:40\nCA1502 19 Nov 2026 Shanghai (SHA) 18:00 - Beijing (PEK) 20:15\nTotal: CNY 1,801.01';
    expect(readConfirmation(mail, span).map((one) => one.price)).toEqual([cny(90_051), cny(90_050)]);
  });
});

test('lists the fields that a text leaves open', () => {
  const [train] = readConfirmation(
    rideSamples.find(({ name }) => name === '12306, one ticket')?.text ?? '',
    span,
  );
  expect(listOpenFields(train ?? {})).toEqual(['endMinute']);
  expect(listOpenFields({ title: 'Meet Ana' })).toEqual(['kind']);
  expect(
    listOpenFields({
      kind: 'train',
      title: 'Train Z1',
      from: 'A',
      to: 'B',
      date: '2026-11-16',
      startMinute: 1200,
      endMinute: 300,
    }),
  ).toEqual(['endDate']);
});

describe('hostile input takes linear time', () => {
  const pieces = [
    'CA1501 08:30 ',
    'G1次 12306 train ',
    'from A to ',
    'Beijing (PEK) → ',
    '2026-11-16 ',
    '11月16日',
    'check-in check-out ',
    'BEGIN:VEVENT\r\n',
    'Booking reference: ',
    'table at the ',
    '您在',
    ' ',
    '\n',
    'a\n',
    'Departure 08:30\n',
    'A',
    '1',
    '(',
    '→',
    'hotel: \n',
  ];
  /** CPU time, which does not count the time in which other processes run. */
  const millisOf = (text: string): number => {
    const start = process.cpuUsage();
    readConfirmation(text, span);
    return process.cpuUsage(start).user / 1000;
  };
  test.each(pieces)('%j', (piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(millisOf(text)).toBeLessThan(1500);
    expect(millisOf(`BEGIN:VEVENT\nSUMMARY:${text}\nEND:VEVENT`)).toBeLessThan(1500);
    expect(readConfirmation(text, span).length).toBeLessThanOrEqual(40);
  });
});

const spring = { firstDate: '2027-04-10', lastDate: '2027-04-20' };

test.each([
  [
    'a flight that lands on the next day, with "h" behind its times',
    `Booking code: K7QX2P
Fri. 09 April 2027
LH720 Frankfurt (FRA) - Beijing (PEK)
17:30 h  Frankfurt Frankfurt Intl Terminal 1
08:55 h (+1) Beijing Capital Intl Terminal 3`,
    {
      ...{ kind: 'flight', number: 'LH720', from: 'Frankfurt (FRA)', to: 'Beijing (PEK)' },
      ...{ date: '2027-04-09', startMinute: 1050, endDate: '2027-04-10', endMinute: 535 },
    },
  ],
  [
    'a flight in one Chinese sentence',
    '【中国国航】尊敬的旅客，您已购买4月13日CA1231航班，北京首都T3 14:00起飞，西安咸阳T5 16:25到达，票号999-1234567890。',
    {
      ...{ kind: 'flight', number: 'CA1231', from: '北京首都', to: '西安咸阳' },
      ...{ date: '2027-04-13', startMinute: 840, endMinute: 985 },
    },
  ],
  [
    'a train in one Chinese sentence',
    '【铁路12306】订单E123456789，张先生您已购4月13日G87次5车12F号，北京西站14:00开，西安北站18:23到。',
    {
      ...{ kind: 'train', number: 'G87', from: '北京西站', to: '西安北站', note: '5车12F号' },
      ...{ date: '2027-04-13', startMinute: 840, endMinute: 1103 },
    },
  ],
  [
    'a hotel whose name stands above its address',
    `Your booking in Beijing is confirmed.
Booking.com
Confirmation number: 4012.345.678
Jade International Hotel
No. 10 Zhide Beixiang, Dongcheng, 100006 Beijing, China
Check-in: Saturday, 10 April 2027 (from 14:00)
Check-out: Tuesday, 13 April 2027 (until 12:00)`,
    {
      ...{ kind: 'hotel', title: 'Jade International Hotel', date: '2027-04-10', endDate: '2027-04-13' },
      place: 'No. 10 Zhide Beixiang, Dongcheng, 100006 Beijing, China',
    },
  ],
  [
    'a restaurant whose name stands above the table',
    `Your reservation is confirmed
DaDong Roast Duck
Table for 2, Monday, April 12, 2027 at 7:00 PM`,
    { kind: 'restaurant', title: 'DaDong Roast Duck', date: '2027-04-12', startMinute: 1140 },
  ],
])('reads %s', (_, text, booking) => {
  expect(readConfirmation(text, spring)).toMatchObject([booking]);
});
