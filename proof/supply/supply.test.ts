import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTaken, listLicenceProblems, writeLicenceList } from './licences.ts';
import { readLockedPackages } from './lock-packages.ts';
import { listLockProblems } from './lock-rules.ts';
import { writeSbom } from './sbom.ts';

const packages = readLockedPackages();
const licenceFile = path.join(import.meta.dirname, '..', '..', 'docs', 'licences.md');

describe('what we install from others', () => {
  it('has a licence we take, and is listed in docs/licences.md', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(listLicenceProblems(packages)).toEqual([]);
    expect(readFileSync(licenceFile, 'utf8')).toBe(writeLicenceList(packages));
  });

  it('is locked to one version and hash, and runs nothing while it is installed', () => {
    expect(listLockProblems(packages)).toEqual([]);
  });

  it('is in the bill of materials, the same one each time', () => {
    const bill = writeSbom(packages, '1.0.0');
    expect(writeSbom(packages, '1.0.0')).toBe(bill);
    const { components } = JSON.parse(bill) as { components: { purl: string }[] }; // written above
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(packages.length);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN x', false],
    ['toString', false],
  ])('%s: taken %s', (expression, isOne) => {
    expect(isTaken(expression)).toBe(isOne);
  });
});

describe('the rules of the lock file', () => {
  const good = packages[0];
  it('stop a package with an unread install script, an unread licence or no hash', () => {
    if (!good) throw new Error('nothing is locked');
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
