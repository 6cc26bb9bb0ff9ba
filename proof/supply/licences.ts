import type { LockedPackage } from './lock-packages.ts';

/** Licences we take, and what they ask of us. Anything else stops the check until somebody has read it. */
const taken: Record<string, string> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  ISC: 'keep the notice',
  '0BSD': 'nothing',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice, use no names',
  'Apache-2.0': 'keep the notice and NOTICE files',
  'BlueOak-1.0.0': 'keep the notice',
  'CC0-1.0': 'nothing',
  Unlicense: 'nothing',
  Zlib: 'keep the notice in source',
  'CC-BY-4.0': 'name the source (data of browsers, used while building)',
  'OFL-1.1': 'fonts: may be shipped with the site, not sold by themselves',
  'MPL-2.0': 'changed files of theirs must be published; we change none',
  'LGPL-3.0-or-later':
    'the library must stay replaceable: it is loaded as a separate file of its own package',
};

/** The ways `A OR B` and `A AND B` can be met, as far as npm's packages write them. */
export function isTaken(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(taken, name.trim())));
}

export function listLicenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    if (!licence) return [`${name}@${version} names no licence`];
    return isTaken(licence)
      ? []
      : [`${name}@${version} has the licence ${licence}, which nobody has read yet`];
  });
}

/** docs/licences.md: what is shipped, then what only builds and tests. */
export function writeLicenceList(packages: readonly LockedPackage[]): string {
  const asked = Object.entries(taken).map(([name, what]) => `| ${name} | ${what} |`);
  return [
    '# Licences of what we use',
    '',
    'Written by `npm run supply:check -- --write` from `package-lock.json`; a test holds it current. Packages of one',
    'platform have the licence of the package that chooses them. Fonts, maps and pictures of our own are in',
    '`docs/decisions`.',
    '',
    '## Licences we take',
    '',
    '| licence | asks |',
    '|---|---|',
    ...asked,
    '',
    '## Part of a running site',
    '',
    ...groups(packages.filter(({ isDevelopment }) => !isDevelopment)),
    '## Only for building and testing',
    '',
    ...groups(packages.filter(({ isDevelopment }) => isDevelopment)),
  ].join('\n');
}

function groups(packages: readonly LockedPackage[]): string[] {
  const byLicence = Map.groupBy(packages, ({ licence = 'none' }) => licence);
  return [...byLicence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([licence, some]) => [
      `### ${licence} (${some.length})`,
      '',
      some.map(({ name, version }) => `${name} ${version}`).join(', '),
      '',
    ]);
}
