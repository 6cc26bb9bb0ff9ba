import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../find-all.ts';
import { maskSpans } from '../normalise-wish.ts';
import type { Polarity } from '../polarity.ts';
import type { SlotMatch } from '../slot-match.ts';
import { preferenceWords } from './preferences.data.ts';

const patterns = preferenceWords.map((words) => ({
  ...words,
  regex: new RegExp(`(?<![a-z0-9])(?:${toSimplified(words.pattern)})(?![a-z0-9])`, 'g'),
}));

const regionalDishes = patterns.filter(({ tags }) => tags.some((tag) => tag.endsWith('-food')));

/** Reads wanted dishes of a region, whose names contain those of places: "Sichuan food". */
export function readRegionalDishes(text: string, polarity: Polarity): SlotMatch[] {
  return matchPreferences(text, polarity, regionalDishes).filter(({ slot }) => slot === 'tag');
}

/** Reads likes as tags and dislikes as kinds. `polarity` is that of the normalised wish before masking. */
export function readPreferences(text: string, polarity: Polarity): SlotMatch[] {
  return matchPreferences(text, polarity, patterns);
}

function matchPreferences(text: string, polarity: Polarity, wanted: typeof patterns): SlotMatch[] {
  let rest = text;
  const found: SlotMatch[] = [];
  for (const { regex, tags, kind, word } of wanted) {
    const spans = findAll(rest, regex).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
    for (const { start, end } of spans) {
      const one = { start, end, confidence: 0.9 } as const;
      if (polarity.isFew(start, end) && tags[0] !== 'food')
        found.push({ ...one, slot: 'few', value: kind ?? tags[0] ?? '' });
      else if (polarity.isUnwanted(start, end))
        found.push({ ...one, slot: '-kind', value: kind ?? tags[0] ?? '' });
      else {
        found.push(...tags.map((value): SlotMatch => ({ ...one, slot: 'tag', value })));
        if (word !== undefined) found.push({ ...one, slot: 'word', value: word });
      }
    }
    rest = maskSpans(rest, spans);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
