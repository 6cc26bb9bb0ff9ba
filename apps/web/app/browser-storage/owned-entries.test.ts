import { describe, expect, it } from 'vitest';
import { continueRecord, entryName, isForeign, parseEntry } from './owned-entries.ts';

describe('the owner of data in the browser', () => {
  it('stays the same within a session, and for a new session of the same account', () => {
    const ada = { session: 's1', account: 'ada' };
    expect(continueRecord(undefined, { session: 's1' })).toEqual({ session: 's1' });
    expect(continueRecord(ada, { session: 's1' })).toEqual(ada);
    expect(continueRecord(ada, { session: 's2', account: 'ada' })).toEqual({ session: 's2', account: 'ada' });
  });

  it('changes with another account, and with a session of an unknown account', () => {
    const ada = { session: 's1', account: 'ada' };
    expect(continueRecord(ada, { session: 's2', account: 'bob' })).toBeUndefined();
    expect(continueRecord(ada, { session: 's2' })).toBeUndefined();
    expect(continueRecord({ session: 's1' }, { session: 's2' })).toBeUndefined();
  });
});

describe('an entry of an account', () => {
  it('has a name of its own per account; entries of the device have one name', () => {
    expect(entryName('recentSearches', '', undefined)).toBe('recentSearches');
    expect(entryName('recentSearches', '', 'ada')).toBe('recentSearches@ada');
    expect(entryName('bookingDraft', 'wall', 'ada')).toBe('yunyou-booking-wall@ada');
    expect(entryName('counting', '', 'ada')).toBe('yunyou:counting');
  });

  it('is recognised by its name', () => {
    expect(parseEntry('yunyou-booking-wall@ada')).toEqual({
      scope: 'account',
      plainName: 'yunyou-booking-wall',
      owner: 'ada',
    });
    expect(parseEntry('yunyou:done:t1')).toEqual({
      scope: 'saved',
      plainName: 'yunyou:done:t1',
      owner: undefined,
    });
    expect(parseEntry('yunyou:counting')).toBeUndefined();
    expect(parseEntry('of-another-script')).toBeUndefined();
  });

  it('is foreign to every other visitor; after the session expired only saved entries remain', () => {
    const owners = { account: undefined, saved: 'ada' };
    expect(isForeign('recentSearches@ada', owners)).toBe(true);
    expect(isForeign('yunyou:done:t1@ada', owners)).toBe(false);
    expect(isForeign('yunyou:done:t1@bob', owners)).toBe(true);
    expect(isForeign('recentSearches', owners)).toBe(false);
    expect(isForeign('yunyou:counting', owners)).toBe(false);
  });
});
