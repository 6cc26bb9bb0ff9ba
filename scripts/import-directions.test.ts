import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const files: Record<string, string> = {
  'package.json': '{ "name": "sample" }',
  'packages/contract/package.json': '{ "name": "@yunyou/contract", "exports": { "./*": "./src/*.ts" } }',
  'packages/contract/src/city.ts': 'export const city = 1;',
  'packages/database/package.json': '{ "name": "@yunyou/database", "exports": { "./*": "./src/*.ts" } }',
  'packages/database/src/database.ts': 'export type Db = object;',
  'packages/domain/package.json': '{ "name": "@yunyou/domain", "exports": { "./*": "./src/*.ts" } }',
  'packages/domain/src/money.ts': 'export const money = 1;',
  'packages/domain/src/utils.ts': 'export const anything = 1;',
  'packages/domain/src/allowed.ts': "import '@yunyou/contract/city'; import './money.ts';",
  'packages/domain/src/database.ts':
    "import type { Db } from '@yunyou/database/database'; export type D = Db;",
  'packages/domain/src/file-system.ts': "import 'node:fs';",
  'packages/domain/src/by-name.ts': "import '@yunyou/domain/money';",
  'packages/domain/src/missing.ts': "import './gone.ts';",
  'packages/domain/src/vague.ts': "import './utils.ts';",
  'packages/domain/src/circle-a.ts': "import type { B } from './circle-b.ts'; export type A = B | 1;",
  'packages/domain/src/circle-b.ts': "import type { A } from './circle-a.ts'; export type B = A | 2;",
};

let folder = '';
const broken: Record<string, string[]> = {};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-directions-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  mkdirSync(path.join(folder, 'node_modules', '@yunyou'), { recursive: true });
  for (const name of ['contract', 'database', 'domain']) {
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules', '@yunyou', name));
  }
  const { output } = await cruise(['packages'], {
    ...config.options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('Expected a result object');
  for (const { from, rule } of output.summary.violations) (broken[from] ??= []).push(rule.name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesBrokenBy = (name: string) => broken[`packages/domain/src/${name}.ts`];

describe('import rules', () => {
  it('accept relative imports and the parts that the map allows', () => {
    expect(rulesBrokenBy('allowed')).toBeUndefined();
  });

  it.each([
    ['database', 'packages/domain-direction'],
    ['file-system', 'packages/domain-outside'],
    ['by-name', 'own-package-by-relative-path'],
    ['missing', 'resolvable'],
    ['vague', 'named-after-content'],
    ['circle-a', 'no-circles'],
  ])('reject packages/domain/src/%s.ts by rule %s', (name, rule) => {
    expect(rulesBrokenBy(name)).toContain(rule);
  });
});
