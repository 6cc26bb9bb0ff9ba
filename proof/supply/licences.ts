import type { LockedPackage } from './lock-packages.ts';

/** Accepted licences and their obligations. Any other licence fails the check until a person has read it. */
const accepted: Record<string, string> = {
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
  'Python-2.0': 'keep the notice',
  'PSF-2.0': 'keep the notice',
  'CC-BY-3.0': 'name the source (list of licence names, used while building)',
  'OFL-1.1': 'fonts: may be shipped with the site, not sold by themselves',
  'MPL-2.0': 'changed files of theirs must be published; we change none',
  'LGPL-3.0-or-later':
    'the library must stay replaceable: it is loaded as a separate file of its own package',
};

/** Evaluates an SPDX expression with `OR` and `AND`; nested parentheses are not supported. */
export function isAcceptedLicence(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(accepted, name.trim())));
}

export function listLicenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    if (!licence) return [`${name}@${version} names no licence`];
    return isAcceptedLicence(licence)
      ? []
      : [`${name}@${version} has the licence ${licence}, which is not in the list of accepted licences`];
  });
}

/** Renders docs/licences.md: shipped packages first, then those used only to build and test. */
export function writeLicenceList(packages: readonly LockedPackage[]): string {
  const obligations = Object.entries(accepted).map(([name, what]) => `| ${name} | ${what} |`);
  return [
    '# Licences of our dependencies',
    '',
    'Written by `npm run supply:check -- --write` from `package-lock.json`; a test fails when it is outdated. A package',
    'for one platform has the licence of the package that selects it.',
    '',
    '## Accepted licences',
    '',
    '| licence | obligation |',
    '|---|---|',
    ...obligations,
    '',
    '## Facts from open data',
    '',
    '| data | licence | used for |',
    '|---|---|---|',
    '| © OpenStreetMap contributors | ODbL 1.0 | positions of stations in `content/station` and of metro stations near sights, looked up one by one; coasts in `apps/web/public/map/sketch`, which are under the ODbL, too |',
    '| OurAirports | public domain | positions of airports in `content/station` |',
    '| @fawazahmed0/currency-api | CC0 | exchange rates (`npm run rates:update`) |',
    '',
    '## Shipped',
    '',
    ...groups(packages.filter(({ isDevelopment }) => !isDevelopment)),
    '## Used to build and test',
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
