import { expect, it } from 'vitest';
import { readMisspeltWords } from './misspelt-words.ts';

const read = (text: string) =>
  readMisspeltWords(
    text,
    (corrected) => [{ slot: 'word', value: corrected.trim(), start: 0, end: 0, confidence: 1 }],
    (word) => word === 'templar',
  ).map(({ value, start, end }) => `${value}@${text.slice(start, end)}`);

it.each([
  ['somewhere with mountians', ['mountains@mountians']],
  ['tempels, restaraunts', ['temples@tempels', 'restaurants@restaraunts']],
  ['vegtarian', ['vegetarian@vegtarian']],
])('reads a word that is one letter away: "%s"', (text, found) => expect(read(text)).toEqual(found));

it.each(['templar ruins', 'hotels', 'fountains', 'mountains', 'the village'])(
  'leaves words that are right: "%s"',
  (text) => expect(read(text)).toEqual([]),
);
