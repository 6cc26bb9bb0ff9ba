import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserStorage } from '../routes/statements/stored-data.ts';
import { databases, savedCacheName, textKeys } from './stored-keys.ts';

const app = path.join(import.meta.dirname, '..');
const direct =
  /\b(?:localStorage|sessionStorage|indexedDB|idb-keyval|cookieStore)\b|\bcaches\s*\.|\bBroadcastChannel\b/;

describe('data in the browser', () => {
  it('is stored only by the modules of browser-storage', () => {
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('browser-storage') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(100);
    const users = files.filter((file) =>
      direct.test(withoutComments(readFileSync(path.join(app, file), 'utf8'))),
    );
    expect(users).toEqual([]);
  });

  it('is listed on the privacy page', () => {
    const listed = browserStorage.map(({ name }) => name).join(', ');
    const names = [...Object.values(textKeys), ...Object.values(databases)].map(({ name }) => name);
    for (const name of [...names, savedCacheName]) expect(listed, name).toContain(name);
  });
});

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
