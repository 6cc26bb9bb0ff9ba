import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from '../../find-all.ts';
import { maskSpans } from '../../normalise-wish.ts';
import { anyOf } from '../../phrases.ts';
import type { Polarity } from '../../polarity.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { preferenceWords } from './preferences.data.ts';

/** The interest in Tibetan culture, which is not only in Tibet. */
const tibetan = 'tibetan';
const patterns = preferenceWords.map((words) => ({
  ...words,
  regex: new RegExp(`(?<![a-z0-9])(?:${toSimplified(words.pattern)})(?![a-z0-9])`, 'g'),
}));

const regional = patterns.filter(
  ({ tags, word }) => word === tibetan || tags.some((tag) => tag.endsWith('-food')),
);

/** Reads interests that are named by their region but are found elsewhere, too: "Sichuan food", "Tibetan culture". */
export function readRegionalLikes(text: string, polarity: Polarity): SlotMatch[] {
  return matchPreferences(text, polarity, regional).filter(
    ({ slot, value }) => slot === 'tag' || value === tibetan,
  );
}

/** French "thé" is "the" without its accent, Spanish "té" is "te", so they are read from the wish as written. */
const frenchTea = /(?<!\p{L})(?:th\u00e9s?|t\u00e9|t\u00e8)(?!\p{L})/giu;

/**
 * Reads likes as tags and dislikes as kinds. `polarity` is that of the normalised wish before masking, `original` the wish as
 * written in NFC.
 */
export function readPreferences(text: string, polarity: Polarity, original = ''): SlotMatch[] {
  const found = matchPreferences(text, polarity, patterns);
  const tea = findAll(original, frenchTea).flatMap(({ index, 0: word }): SlotMatch[] => {
    const span = { start: index, end: index + word.length, confidence: 0.9 } as const;
    if (text.slice(index, index + 1) !== 't' || found.some(({ value }) => value === 'tea')) return [];
    return [{ slot: polarity.isUnwanted(span.start, span.end) ? '-kind' : 'tag', value: 'tea', ...span }];
  });
  return [...found, ...tea];
}

/** Kinds of places that a trip may end with, so that its other stops are chosen without them. */
const lastStopTags: ReadonlySet<string> = new Set(['beach']);
const atEnd = {
  before: new RegExp(
    `${anyOf({
      en: '(?:(?:finish|end)(?:ing|ed)?(?: up)?|finally|wind(?:ing)? down|relax(?:ing)? afterwards)(?: with| on| at| by| in)?(?: a| the| some)?(?: (?:few|couple of|\\d|two|three|four) (?:days|nights) (?:on|at|by)(?: a| the)?)?|last (?:few |two |three |\\d )?(?:days|nights) (?:on|at|by)(?: a| the)?',
      de: '(?:zum (?:abschluss|schluss)|am ende|abschliessend|danach noch)(?: noch)?(?: ein paar tage| an den| am| ans| an)?',
      fr: '(?:finir|terminer|pour finir)(?: par| a| au| sur)?(?: la| le| une)?',
      es: '(?:terminar|acabar|para terminar|al final)(?: en| con)?(?: la| una)?',
      it: '(?:finire|terminare|per finire|alla fine)(?: al| in| con)?(?: la| una)?',
      pt: '(?:terminar|acabar|no final|no fim)(?: na| em| com)?(?: a| uma)?',
      nl: '(?:eindigen|tot slot|ter afsluiting|op het einde)(?: op| aan| met)?(?: het| een)?',
      zh: '最后(?:几天)?(?:去|到|在)?',
      ja: '最後は?',
      ko: '마지막(?:은|에)?',
    })}\\s?$`,
  ),
  after: new RegExp(
    `^(?: ?(?:holiday|stay|time|days?|resort))?,? ?${anyOf({
      en: 'at the (?:very )?end|to (?:finish|end|wind down)|(?:as a )?finale|for the last (?:few |two |three |\\d )?(?:days|nights)',
      de: 'zum (?:abschluss|schluss)|am (?:ende|schluss)',
      fr: 'a la fin|pour finir|en fin de (?:voyage|sejour)',
      es: 'al final|para (?:terminar|acabar)',
      it: 'alla fine|per finire',
      pt: 'no (?:final|fim)|para terminar',
      nl: 'aan het eind|tot slot|ter afsluiting',
      zh: '(?:收尾|结束)',
      ja: 'で締め',
      ko: '(?:에서|로) ?마무리',
    })}`,
  ),
};
const maxLead = 50;
const maxRest = 40;

function isAtEnd(text: string, start: number, end: number): boolean {
  return (
    atEnd.before.test(text.slice(Math.max(0, start - maxLead), start)) ||
    atEnd.after.test(text.slice(end, end + maxRest))
  );
}

/**
 * Matches an allergy, such as "allergic to seafood", which is neither a like nor a dislike of food. It stays unread
 * and is reported.
 */
const allergy = /(?<![a-z])(?:allerg|alerg)[a-z]{1,8}(?: [a-z']{1,6}){0,3} $|对$/;

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
      if (allergy.test(text.slice(Math.max(0, start - maxLead), start))) continue;
      const disliked = kind ?? tags[0];
      const isFew = polarity.isFew(start, end) && tags[0] !== 'food';
      if (isFew || polarity.isUnwanted(start, end)) {
        // "No seafood" is no dislike of all food. It stays unread and is reported, as what has no kind.
        if (disliked !== undefined && disliked !== 'food')
          found.push({ ...one, slot: isFew ? 'few' : '-kind', value: disliked });
      } else {
        const slot =
          tags.every((tag) => lastStopTags.has(tag)) && isAtEnd(rest, start, end) ? 'last-tag' : 'tag';
        found.push(...tags.map((value): SlotMatch => ({ ...one, slot, value })));
        if (word !== undefined) found.push({ ...one, slot: 'word', value: word });
      }
    }
    rest = maskSpans(rest, spans);
  }
  return found.toSorted((a, b) => a.start - b.start);
}
