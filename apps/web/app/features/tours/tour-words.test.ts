import { describe, expect, it } from 'vitest';
import { cancellationSentences, departureWords, groupWords } from './tour-words.ts';

describe('tour words', () => {
  it('describe the departure days', () => {
    const rule = { weekdays: ['tue' as const, 'sat' as const], months: [4, 5], seats: 8 };
    expect(
      departureWords([
        { ...rule, from: '2027-04-01', to: '2027-05-30' },
        { ...rule, months: [1, 12], from: '2027-12-01', to: '2028-01-31' },
        { ...rule, months: [4, 9], from: '2028-04-01', to: '2028-10-15' },
        {
          ...rule,
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          from: '2029-04-03',
          to: '2029-04-09',
        },
      ]).replaceAll('\u00a0', ' '),
    ).toBe(
      'on Tue, Sat, 1 Apr–30 May 2027, 1 Dec 2027–31 Jan 2028, Apr, Sep within 1 Apr–15 Oct 2028; every day, 3 Apr–9 Apr 2029',
    );
  });

  it('keep each period on one line', () => {
    const period = {
      weekdays: ['tue' as const],
      months: [4, 5],
      seats: 8,
      from: '2027-04-01',
      to: '2027-05-30',
    };
    expect(departureWords([period])).toBe('on Tue, 1\u00a0Apr–30\u00a0May\u00a02027');
  });

  it('list refund rules from the earliest day without gaps', () => {
    const steps = [
      { daysBefore: 0, refundPercent: 0 },
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ];
    expect(cancellationSentences(steps)).toEqual([
      { when: '7 days or more before departure', refund: 'Full refund' },
      { when: '2 to 6 days before', refund: '50% refund' },
      { when: 'Less than 2 days before', refund: 'No refund' },
    ]);
    expect(
      cancellationSentences([
        { daysBefore: 14, refundPercent: 100 },
        { daysBefore: 2, refundPercent: 0 },
      ]),
    ).toEqual([
      { when: '14 days or more before departure', refund: 'Full refund' },
      { when: 'Less than 14 days before', refund: 'No refund' },
    ]);
    expect(cancellationSentences([{ daysBefore: 0, refundPercent: 0 }])).toEqual([
      { when: 'At any time', refund: 'No refund' },
    ]);
  });

  it('count adults and children', () => {
    expect(groupWords({ adults: 1, children: 2 })).toBe('1 adult, 2 children');
  });
});
