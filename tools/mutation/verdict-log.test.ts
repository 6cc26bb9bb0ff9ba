import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMutants } from './mutants.ts';
import { openVerdictLog, type VerdictLog } from './verdict-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (testText: string): VerdictLog => openVerdictLog(path.join(folder, 'log'), () => testText);
const [first, second] = listMutants('a.ts', '!a && !b').filter(({ original }) => original === '!');

describe('openVerdictLog', () => {
  it('returns the verdicts of an earlier run', () => {
    if (!first || !second) throw new Error('two mutants expected');
    open('old').add(first, ['a.test.ts'], 'killed');
    open('old').add(second, ['a.test.ts'], 'survived');
    expect(open('old').find(first, ['a.test.ts'])).toBe('killed');
    expect(open('old').find(second, ['a.test.ts'])).toBe('survived');
  });

  it('judges a survivor again after a test has changed, and a killed mutant not', () => {
    if (!first || !second) throw new Error('two mutants expected');
    open('old').add(first, ['a.test.ts'], 'killed');
    open('old').add(second, ['a.test.ts'], 'survived');
    expect(open('new').find(first, ['a.test.ts'])).toBe('killed');
    expect(open('new').find(second, ['a.test.ts'])).toBeUndefined();
  });

  it('uses the newest verdict of a mutant', () => {
    if (!first) throw new Error('a mutant expected');
    open('old').add(first, ['a.test.ts'], 'survived');
    open('new').add(first, ['a.test.ts'], 'killed');
    expect(open('new').find(first, ['a.test.ts'])).toBe('killed');
  });
});
