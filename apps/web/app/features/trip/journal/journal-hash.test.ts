import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { readJournal } from './journal-hash.ts';

const trip = (rest: Partial<TripView> = {}) =>
  ({ access: 'owner', days: [{ date: '2027-04-12' }, { date: '2027-04-14' }], ...rest }) as TripView; // only these are read
const shown = (hash: string, today: string | undefined, rest?: Partial<TripView>) =>
  readJournal(hash, trip(rest), today).isShown;

describe('the journal', () => {
  it('takes the place of the plan after the last day, unless the address names another part', () => {
    expect(shown('', '2027-04-14')).toBe(false);
    expect(shown('', '2027-04-15')).toBe(true);
    expect(shown('#plan', '2027-04-15')).toBe(false);
    expect(shown('#day-1', '2027-04-15')).toBe(false);
    expect(shown('', undefined)).toBe(false); // on the server
  });

  it('opens from the first day on', () => {
    expect(readJournal('', trip(), '2027-04-11').canOpen).toBe(false);
    expect(readJournal('', trip(), '2027-04-12')).toEqual({ canOpen: true, isShown: false });
    expect(shown('#journal', '2027-04-12')).toBe(true);
    expect(shown('#journal', '2027-04-11')).toBe(false);
  });

  it('is for readers of the share link only if the owner shows it', () => {
    expect(shown('', '2027-05-01', { access: 'reader' })).toBe(false);
    expect(shown('', '2027-05-01', { access: 'reader', hasSharedJournal: true })).toBe(true);
    const together = { me: 'a', role: 'viewer', seesPrivate: false } as const;
    expect(shown('', '2027-05-01', { access: 'reader', together })).toBe(true);
  });
});
