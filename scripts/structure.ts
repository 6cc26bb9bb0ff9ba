import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The house's arrows go one way. For each part: what of ours it may import (anything else of ours is an error), and
 * whether it may import packages at all. Also: banned names, file sizes, declared dependencies.
 */
const root = path.join(import.meta.dirname, '..');

interface Part {
  folder: string;
  /** Parts of ours it may import. */
  own: readonly string[];
  /** Parts of ours that its tests may import as well. */
  inTests?: readonly string[];
  /** Packages and Node modules it may import; absent: whatever its package.json declares. */
  outside?: readonly string[];
}

export const parts: readonly Part[] = [
  { folder: 'packages/contract', own: [], outside: ['zod'] },
  { folder: 'packages/planner', own: [], outside: [] },
  { folder: 'tools/posters/src', own: [], outside: [] },
  {
    folder: 'packages/domain',
    own: ['contract', 'planner'],
    outside: ['node:util', 'chinese-days', 'suncalc', 'libphonenumber-js'],
  },
  { folder: 'packages/wish', own: ['contract', 'domain'] },
  { folder: 'packages/content', own: ['contract', 'domain'] },
  { folder: 'packages/database', own: ['contract'] },
  { folder: 'tools/planner-bench/src', own: ['planner'] },
  { folder: 'packages/ui', own: [], outside: ['react', 'react-dom'] },
  { folder: 'apps/api', own: ['contract', 'domain', 'database', 'content', 'planner', 'wish'] },
  { folder: 'apps/web', own: ['contract', 'domain', 'ui', 'planner'] },
  { folder: 'apps/admin', own: ['contract', 'domain', 'ui', 'planner'], inTests: ['content'] },
];

const bannedNames = /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\.|\/|$)/;
const mostLines = 400;

export interface Import {
  file: string;
  target: string;
}

export function checkImport(
  { file, target }: Import,
  part: Part,
  declared: ReadonlySet<string>,
): string | undefined {
  if (target.startsWith('.')) {
    const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
    return resolved.startsWith(`${part.folder}/`) ? undefined : `${file} reaches out of its part: ${target}`;
  }
  const ours = /^@yunyou\/([\w-]+)/.exec(target)?.[1];
  if (ours) {
    if (part.folder.endsWith(`/${ours}`)) return `${file} imports its own package by name: ${target}`;
    const allowed = isTest(file) ? [...part.own, ...(part.inTests ?? [])] : part.own;
    return allowed.includes(ours) ? undefined : `${part.folder} may not import ${ours} (${file})`;
  }
  if (isTest(file)) return undefined;
  if (/^(virtual:|\+types)/.test(target)) return undefined;
  const name = target.startsWith('node:')
    ? target
    : target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
  if (part.outside && !part.outside.includes(name)) return `${part.folder} may not import ${name} (${file})`;
  if (name.startsWith('node:') || declared.has(name) || declared.has(`@types/${name}`)) return undefined;
  return `${file} imports ${name}, which ${part.folder}/package.json does not declare`;
}

const isTest = (file: string) => /\.test\.tsx?$|\/(testing|fixtures)\//.test(file);

export function listImports(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const fixed = [...module.staticImports, ...module.staticExports.flatMap((entry) => entry.entries)].flatMap(
    (entry) => ('moduleRequest' in entry && entry.moduleRequest ? [entry.moduleRequest.value] : []),
  );
  const dynamic = [...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(
    ([, target]) => target ?? '',
  );
  return [...fixed, ...dynamic].map((target) => ({ file, target }));
}

function listSources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (/^(node_modules|build|dist|migrations|masters|\.react-router)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return listSources(file);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : [];
  });
}

function declaredBy(folder: string): Set<string> {
  const file = JSON.parse(
    readFileSync(path.join(root, folder.replace(/\/src$/, ''), 'package.json'), 'utf8'),
  ) as Record<string, object | undefined>; // npm's format
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  return new Set(kinds.flatMap((kind) => Object.keys(file[kind] ?? {})));
}

export function checkStructure(): { problems: string[]; files: number } {
  const problems: string[] = [];
  let files = 0;
  for (const part of parts) {
    const declared = declaredBy(part.folder);
    for (const file of listSources(part.folder)) {
      files += 1;
      const source = readFileSync(path.join(root, file), 'utf8');
      if (bannedNames.test(file)) problems.push(`${file}: name the content instead of calling it that`);
      const lines = source.split('\n').length;
      if (lines > mostLines && !file.endsWith('.data.ts'))
        problems.push(`${file} has ${lines} lines, more than ${mostLines}`);
      for (const found of listImports(file, source)) {
        const problem = checkImport(found, part, declared);
        if (problem) problems.push(problem);
      }
    }
  }
  return { problems, files };
}

if (process.argv[1] === import.meta.filename) {
  const { problems, files } = checkStructure();
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length ? `${problems.length} problems in the structure` : `Structure is sound (${files} files).`,
  );
  process.exitCode = problems.length ? 1 : 0;
}
