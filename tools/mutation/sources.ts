import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export const root = path.join(import.meta.dirname, '../..');

/** The packages whose decisions are mutated. */
export const mutatedPackages = ['planner', 'wish', 'domain'] as const;

export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Lists the TypeScript files of these packages as paths from the repository root, sorted. */
export function listFiles(packages: readonly string[]): string[] {
  return packages
    .flatMap((name) => globSync(`packages/${name}/src/**/*.ts`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

export function isTest(file: string): boolean {
  return file.endsWith('.test.ts') && !file.endsWith('.db.test.ts');
}

/** Returns whether a file is mutated. Data tables, generated files and test fixtures make no decisions. */
export function isMutated(file: string): boolean {
  return !/\.test\.ts$|\.data\.ts$|\.generated\.ts$|\.d\.ts$|\/fixtures\/|-samples\.ts$|tiny-problem\.ts$/.test(
    file,
  );
}

/**
 * Maps every file to the tests that import it, directly or through other files: its own test first, then those with the fewest
 * files between, and among these first those of its folder and package.
 */
export function mapTests(files: readonly string[]): Map<string, string[]> {
  const imports = new Map(files.map((file) => [file, listImports(file)]));
  const found = new Map<string, { test: string; distance: number }[]>();
  for (const test of files.filter(isTest))
    for (const [file, distance] of measureDistances(test, imports))
      found.set(file, [...(found.get(file) ?? []), { test, distance }]);
  return new Map(
    [...found].map(([file, tests]) => [
      file,
      tests
        .map(({ test, distance }) => ({ test, rank: test === ownTestOf(file) ? 0 : distance }))
        .sort((a, b) => a.rank - b.rank || sharedFolders(b.test, file) - sharedFolders(a.test, file))
        .map(({ test }) => test),
    ]),
  );
}

const ownTestOf = (file: string): string => file.replace(/\.ts$/, '.test.ts');

/** Returns the number of leading folders that two paths have in common. */
function sharedFolders(a: string, b: string): number {
  const [own, other] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const differs = own.findIndex((folder, index) => folder !== other[index]);
  return differs === -1 ? own.length : differs;
}

function measureDistances(
  test: string,
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map([[test, 0]]);
  for (const [file, distance] of distances)
    for (const target of imports.get(file) ?? [])
      if (!distances.has(target)) distances.set(target, distance + 1);
  return distances;
}

function listImports(file: string): string[] {
  const { module } = parseSync(file, readSource(file));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return requests.flatMap((request) => {
    if (request.startsWith('.')) return path.posix.join(path.posix.dirname(file), request);
    const [, name, entry] = /^@yunyou\/([\w-]+)\/(.+)$/.exec(request) ?? [];
    return name && entry ? `packages/${name}/src/${entry}.ts` : [];
  });
}
