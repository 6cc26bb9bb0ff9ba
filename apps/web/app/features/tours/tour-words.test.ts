import { describe, expect, it } from 'vitest';
import { cancellationSentences, departureSentence, groupWords } from './tour-words.ts';

describe('the words of a tour', () => {
  it('say when it leaves', () => {
    const rule = { weekdays: ['tue' as const, 'sat' as const], months: [4, 5], seats: 8 };
    expect(departureSentence({ ...rule, from: '2027-04-01', to: '2027-05-30' })).toBe(
      'Tue, Sat, Apr–May 2027',
    );
  });

  it('say what cancelling costs, from the earliest day on and without a gap', () => {
    const steps = [
      { daysBefore: 0, refundPercent: 0 },
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ];
    expect(cancellationSentences(steps)).toEqual([
      { when: '7 days or more before departure', refund: 'all of the price comes back' },
      { when: '2 to 6 days before', refund: '50 % of the price come back' },
      { when: 'Less than 2 days before', refund: 'nothing comes back' },
    ]);
  });

  it('count people', () => {
    expect(groupWords({ adults: 1, children: 2 })).toBe('1 adult, 2 children');
  });
});
