import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAcceptedLicence, listLicenceProblems, writeLicenceList } from './licences.ts';
import { readLockedPackages } from './lock-packages.ts';
import { listLockProblems } from './lock-rules.ts';

const packages = readLockedPackages();
const licenceFile = path.join(import.meta.dirname, '..', '..', 'docs', 'licences.md');

describe('locked packages', () => {
  it('have an accepted licence and are listed in docs/licences.md', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(listLicenceProblems(packages)).toEqual([]);
    expect(readFileSync(licenceFile, 'utf8')).toBe(writeLicenceList(packages));
  });

  it('are locked to one version and hash and run no install script', () => {
    expect(listLockProblems(packages)).toEqual([]);
  });
});

describe('isAcceptedLicence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN x', false],
    ['toString', false],
  ])('%s: %s', (expression, isAccepted) => {
    expect(isAcceptedLicence(expression)).toBe(isAccepted);
  });
});

describe('lock file rules', () => {
  const good = packages[0];
  it('reject an unreviewed install script, an unknown licence and a missing hash', () => {
    if (!good) throw new Error('the lock file is empty');
    const odd = {
      ...good,
      name: 'odd',
      licence: 'GPL-3.0-only',
      integrity: undefined,
      isOptional: false,
      hasInstallScript: true,
    };
    expect(listLicenceProblems([odd])).toHaveLength(1);
    expect(listLockProblems([odd])).toHaveLength(2);
  });
});
