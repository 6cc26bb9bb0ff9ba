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
  const millisOf = (text: string): number => {
    const start = performance.now();
    readConfirmation(text, span);
    return performance.now() - start;
  };
  test.each(pieces)('%j', (piece) => {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    expect(millisOf(text)).toBeLessThan(1500);
    expect(millisOf(`BEGIN:VEVENT\nSUMMARY:${text}\nEND:VEVENT`)).toBeLessThan(1500);
    expect(readConfirmation(text, span).length).toBeLessThanOrEqual(40);
  });
});
