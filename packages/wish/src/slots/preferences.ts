import { isUnwanted } from '../polarity.ts';
import type { Found } from '../reading.ts';
import { preferenceWords } from './preferences.data.ts';

const patterns = preferenceWords.map((words) => ({
  ...words,
  regex: new RegExp(`(?<![a-z0-9])(?:${words.pattern})(?![a-z0-9])`, 'g'),
}));

/** What the traveller likes, as tags, and does not care for. `plain` is the wish with nothing covered. */
export function readPreferences(sheet: string, plain: string): Found[] {
  let rest = sheet;
  const found: Found[] = [];
  for (const { regex, tags, kind, word } of patterns)
    for (const match of rest.matchAll(regex)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const one = { start, end, confidence: 0.9 } as const;
      const unwanted = isUnwanted(plain, start, end);
      if (unwanted) found.push({ ...one, slot: '-kind', value: kind ?? tags[0] ?? '' });
      else {
        found.push(...tags.map((value): Found => ({ ...one, slot: 'tag', value })));
        if (word !== undefined) found.push({ ...one, slot: 'word', value: word });
      }
      rest = `${rest.slice(0, start)}${'·'.repeat(end - start)}${rest.slice(end)}`;
    }
  return found.toSorted((a, b) => a.start - b.start);
}
