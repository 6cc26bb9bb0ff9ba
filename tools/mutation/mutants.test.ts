import { describe, expect, it } from 'vitest';
import { applyMutant, listMutants } from './mutants.ts';

const mutate = (source: string): string[] =>
  listMutants('sample.ts', source).map((mutant) => applyMutant(source, mutant));

describe('listMutants', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['!a', ['a']],
    ['f(true)', ['f(false)']],
    ['f(7)', ['f(8)']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['list.some(f)', ['list.every(f)']],
    ['a += b', ['a -= b']],
    ['a++', ['a--']],
  ])('changes one token of %s', (source, expected) => {
    expect(mutate(source)).toEqual(expected);
  });

  it('changes one token at a time', () => {
    expect(mutate('a < 1 || b')).toEqual(['a <= 1 || b', 'a < 2 || b', 'a < 1 && b']);
  });

  it('does not change types', () => {
    expect(mutate('type A = { size: 1 | 2 }; const a = b as 3;')).toEqual([]);
  });

  it('does not change the numeric fallback of an index access', () => {
    expect(mutate('list[i] ?? 0')).toEqual([]);
    expect(mutate('list[i] ?? -1')).toEqual([]);
  });

  it('changes the fallback of an optional value', () => {
    expect(mutate('rule.min ?? 0')).toEqual(['rule.min ?? 1']);
  });

  it('names the line and its text', () => {
    expect(listMutants('sample.ts', 'x;\n  a < b;\n')).toMatchObject([
      { line: 2, lineText: 'a < b;', original: '<', replacement: '<=' },
    ]);
  });
});
