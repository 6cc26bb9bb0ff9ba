import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('runs every set on the shared data without arguments', () => {
  const options = parseOptions([]);
  expect(options).toMatchObject({ sets: ['toptw', 'mctopmtw', 'chinatravel'], seed: 1, clock: 'wall' });
  expect(options).toHaveProperty('dataDir', expect.stringMatching(/shared\/bench$/));
});

test('reads every option', () => {
  const args = '--data d --set toptw --seconds 0.5 --only ^pr --json f.json --plans p'.split(' ');
  expect(parseOptions(args)).toMatchObject({
    sets: ['toptw'],
    seconds: 0.5,
    only: '^pr',
    jsonFile: 'f.json',
    plansDir: 'p',
  });
});

test.each([
  [['--set', 'golf'], 'golf'],
  [['--seconds', 'soon'], 'soon'],
  [['--clock', 'sun'], 'sun'],
  [['--fast'], '--fast'],
])('%j is refused with a reason', (args, text) => {
  expect(parseOptions(args)).toContain(text);
});
