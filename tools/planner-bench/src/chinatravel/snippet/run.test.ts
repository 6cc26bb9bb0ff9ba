import { expect, test } from 'vitest';
import { SnippetSyntaxError } from './ast.ts';
import { parseSnippet } from './parser.ts';
import { runSnippet } from './run.ts';
import type { Value } from './value.ts';

function run(source: string, variables: Record<string, Value> = {}): boolean {
  const functions = { near: () => 2 + 1e-13, half: ([value]: Value[]) => Number(value) / 2 };
  return runSnippet(parseSnippet(source), { functions, variables, measured: new Set(['near']) });
}

test.each([
  'result = 1 < 2 <= 2 and not 3 < 2',
  "result = '24:10' >= '13:50'",
  "result = {'a'} <= {'a', 'b'}",
  "result = {'a', 'c'} & {'a', 'b'}",
  "result = not ({'c'} & {'a', 'b'})",
  "result = {'a', 'b'} == {'b', 'a'}",
  "result = 'a' in ['a', 'b'] and 'c' not in {'a'}",
  'result = 2 ** 3 ** 2 == 512 and 7 // 2 == 3 and -7 % 3 == 2',
  'result = -2 < -1',
  'result = True == 1 and 1.0 == 1',
  'result = [1, [2]] == [1, [2]] and (1, 2)[-1] == 2',
  "result = {'k': 3}['k'] == 3",
  'result = half(value=3) if False else half(4) == 2',
  "s = set()\ns.add('x')\ns.add('x')\nresult = s == {'x'}",
  'n = 0\nfor i in [1, 2, 3, 4]:\n  if i == 2: continue\n  if i == 4:\n    break\n  n += i\nresult = n == 4',
  'a,b=0,0\nb += 1\nresult = a == 0 and b == 1',
  'a, b = 1, 2\na, b = b, a\nresult = a == 2 and b == 1',
  'n = 0\nwhile n < 5: n += 1\nresult = n == 5',
  'if False: result = False\nelif 1: result = True; x = 1\nelse:\n  result = False',
  'result = (\n  True and\n\n  True)  # a comment',
  "result = \"it's\" == 'it\\'s' and 'a' 'b' == 'ab'",
  'result = plan[0]["x"] is None',
])('holds in Python and here: %s', (source) => {
  expect(run(source, { plan: [{ x: null }] })).toBe(true);
});

test.each([
  'result = 1 / 0 == 1',
  "result = 1 < 'a'",
  'result = None <= 3',
  'result = missing',
  'result = len([1]) == 1',
  'result = [1][3]',
  "result = {'a': 1}['b']",
  'result = {[1]} == {1}',
  'x = 1',
  'result = set()',
  'result = 0.1 + 0.2 <= 0.3',
])('is false, if only by raising: %s', (source) => {
  expect(run(source)).toBe(false);
});

test('a value with a rounding error equals its limit', () => {
  expect(run('result = near() <= 2')).toBe(true);
  expect(run('result = near() < 2')).toBe(false);
  expect(run('result = near() <= 1.9999')).toBe(false);
});

test.each([
  "result = 'it's'",
  'for x in [1]\n  pass',
  'if True:\nresult = 1',
  'result = (1',
  'result = [x for x in y]',
  '  result = 1\n result = 2',
])('refuses what is not in the subset: %s', (source) => {
  expect(() => parseSnippet(source)).toThrow(SnippetSyntaxError);
});

test('stops an endless loop and returns false', () => {
  expect(run('result = True\nwhile True: pass')).toBe(false);
});
