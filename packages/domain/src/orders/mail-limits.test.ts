import { describe, expect, it } from 'vitest';
import {
  copiesPerDay,
  mailsPerDay,
  mailsPerHour,
  mayMail,
  mayMailAgain,
  unpaidMailsPerDay,
} from './mail-limits.ts';

describe('the limit of mails to one address', () => {
  it.each([
    { lastHour: 0, lastDay: 0, isPaid: false, allowed: true },
    { lastHour: mailsPerHour - 1, lastDay: mailsPerHour, isPaid: false, allowed: true },
    { lastHour: mailsPerHour, lastDay: mailsPerHour, isPaid: false, allowed: false },
    { lastHour: mailsPerHour, lastDay: mailsPerHour, isPaid: true, allowed: true },
    { lastHour: 0, lastDay: unpaidMailsPerDay, isPaid: false, allowed: false },
    { lastHour: 0, lastDay: unpaidMailsPerDay, isPaid: true, allowed: true },
    { lastHour: 0, lastDay: mailsPerDay, isPaid: true, allowed: false },
  ])(
    '$lastHour in the last hour, $lastDay in the last day, paid $isPaid: $allowed',
    ({ allowed, ...counts }) => {
      expect(mayMail(counts)).toBe(allowed);
    },
  );

  it('lets staff send one mail again a few times a day, within the limits of the address', () => {
    const counts = { lastHour: 0, lastDay: 0, isPaid: true };
    expect(mayMailAgain({ ...counts, copies: copiesPerDay - 1 })).toBe(true);
    expect(mayMailAgain({ ...counts, copies: copiesPerDay })).toBe(false);
    expect(mayMailAgain({ ...counts, lastDay: mailsPerDay, copies: 0 })).toBe(false);
  });
});
