import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { zhSettings, zhSettingValues } from './setting-words-zh.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('every setting has a current description in Chinese', () => {
  // The table is written from the settings of the server, and a test compares both.
  const rows = [...read('README.md').matchAll(/^\| `[A-Z\d_]+` \|.*?\| (.+) \|$/gm)];
  expect(Object.keys(zhSettings).toSorted()).toEqual(rows.map(([, meaning = '']) => meaning).toSorted());
  expect(Object.values(zhSettings).filter((text) => !/\p{Script=Han}.*。$/u.test(text))).toEqual([]);
});

it('values that the server replaces are those of the server', () => {
  const source = read('apps/api/src/admin/installation.ts');
  expect(Object.keys(zhSettingValues).filter((value) => !source.includes(`'${value}'`))).toEqual([]);
});
