import { isUnwanted } from '../polarity.ts';
import type { SlotMatch } from '../slot-match.ts';
import { preferenceWords } from './preferences.data.ts';

const patterns = preferenceWords.map((words) => ({
  ...words,
  regex: new RegExp(`(?<![a-z0-9])(?:${words.pattern})(?![a-z0-9])`, 'g'),
}));

/** Reads likes as tags and dislikes as kinds. `unmasked` is the normalised wish before masking. */
export function readPreferences(text: string, unmasked: string): SlotMatch[] {
  let rest = text;
  const found: SlotMatch[] = [];
  for (const { regex, tags, kind, word } of patterns)
    for (const match of rest.matchAll(regex)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const one = { start, end, confidence: 0.9 } as const;
      const unwanted = isUnwanted(unmasked, start, end);
      if (unwanted) found.push({ ...one, slot: '-kind', value: kind ?? tags[0] ?? '' });
      else {
        found.push(...tags.map((value): SlotMatch => ({ ...one, slot: 'tag', value })));
        if (word !== undefined) found.push({ ...one, slot: 'word', value: word });
      }
      rest = `${rest.slice(0, start)}${'·'.repeat(end - start)}${rest.slice(end)}`;
    }
  return found.toSorted((a, b) => a.start - b.start);
}
