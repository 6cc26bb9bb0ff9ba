import { findAll } from '../../find-all.ts';
import { functionWords } from '../../function-words.data.ts';
import { everydayWords } from '../../gazetteer.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { isTypoOf } from '../../spelling.ts';

/** Words of likes and habits that travellers misspell, as other readers know them. Six letters or more: short words have too many neighbours. */
const words: readonly string[] = [
  ...'mountains mountain temples monasteries museums gardens beaches villages waterfalls grasslands deserts'.split(
    ' ',
  ),
  ...'photography architecture history culture nature wildlife nightlife shopping hiking trekking cycling'.split(
    ' ',
  ),
  ...'restaurants seafood dumplings noodles vegetarian wheelchair luxury hostels backpackers relaxed'.split(
    ' ',
  ),
  ...'buddhist tibetan minorities traditional scenery countryside festivals markets pandas'.split(' '),
  ...'wandern natur geschichte tempel museen vegetarisch randonnee montagnes histoire vegetarienne'.split(
    ' ',
  ),
  ...'senderismo montanas naturaleza vegetariana montagna tempio natureza montanhas comida'.split(' '),
];

/**
 * Reads the words that no other reader knows and that are one letter from a word of `words`, or two letters in long
 * words. `read` reads a corrected text; `isKnown` returns whether a word is spelt correctly.
 */
export function readMisspeltWords(
  text: string,
  read: (corrected: string) => readonly SlotMatch[],
  isKnown: (word: string) => boolean,
): SlotMatch[] {
  return findAll(text, /(?<![a-z0-9'])[a-z]{6,}(?![a-z0-9'])/g).flatMap(({ 0: word, index }): SlotMatch[] => {
    if (functionWords.has(word) || everydayWords.has(word) || words.includes(word) || isKnown(word))
      return [];
    // The singular of a plural is no misspelling: readers that know only the plural mean it so.
    if (words.includes(`${word}s`)) return [];
    const meant = words.find((one) => one.startsWith(word.charAt(0)) && isTypoOf(word, one));
    if (meant === undefined) return [];
    const [start, end] = [index, index + word.length];
    // The negation before the word is that of the whole wish, so the corrected word stands at the same place.
    return read(' '.repeat(start) + meant).map((one) => ({ ...one, start, end, confidence: 0.6 }));
  });
}
