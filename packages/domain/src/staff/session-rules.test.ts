import { describe, expect, it } from 'vitest';
import { builtInRoles, grantsOf } from './permissions.ts';
import { isConfirmed, needsSecondFactor } from './session-rules.ts';

const now = new Date('2026-11-15T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('isConfirmed', () => {
  it('lasts for ten minutes after the password was entered', () => {
    expect([null, minutesAgo(0), minutesAgo(9.9), minutesAgo(10)].map((at) => isConfirmed(at, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('needsSecondFactor', () => {
  const rolesWith = (setting: 'auto' | 'on' | 'off', hasSeveralMembers: boolean) =>
    builtInRoles
      .filter(({ id, grants }) =>
        needsSecondFactor({ setting, grants: grantsOf(id, grants), hasSeveralMembers }),
      )
      .map(({ id }) => id);

  it('is true for roles that see orders or staff', () => {
    expect(rolesWith('on', false)).toEqual(['owner', 'sales']);
    expect(rolesWith('auto', true)).toEqual(['owner', 'sales']);
  });

  it('is false while there is a single account, unless the setting is on', () => {
    expect(rolesWith('auto', false)).toEqual([]);
    expect(rolesWith('off', true)).toEqual([]);
  });
});
