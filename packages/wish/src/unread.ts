import { toSimplified } from '@yunyou/domain/search/simplified';
import { findAll } from './find-all.ts';
import { eastAsianFunctionWords, functionWords } from './function-words.data.ts';
import { eastAsianMessageWords, messageWords } from './more-function-words.data.ts';
import { count } from './numbers.ts';
import { isTypoOf } from './spelling.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Matches the words as `normaliseWish` writes them. */
const eastAsianWords = new RegExp(toSimplified(`${eastAsianMessageWords}|${eastAsianFunctionWords}`), 'g');
const ownMessageWords: ReadonlySet<string> = new Set(messageWords);
/** Fewest characters of a Chinese, Japanese or Korean word that is reported. */
const minEastAsianLength = 2;
/** Fewest letters of a Latin word that is reported. */
const minLatinLength = 4;

/**
 * Lists the phrases that no reader has masked and that contain more than function words, without the function words at
 * both ends. `text` is the masked wish.
 */
export function listUnread(text: string, original: string): string[] {
  return findAll(text, /[^.,;!?()·:]+/g).flatMap((match) => {
    const words = findAll(match[0], /\S+/g);
    const isWish = ([word]: RegExpExecArray, index: number): boolean =>
      isMeaningful(word) ||
      (countable.test(word) && isNumber.test(words[index - 1]?.[0] ?? '')) ||
      (isNumber.test(word) && countable.test(words[index + 1]?.[0] ?? ''));
    const firstWish = words.findIndex(isWish);
    if (firstWish < 0) return [];
    const first = rejecting.test(words[firstWish - 1]?.[0] ?? '') ? firstWish - 1 : firstWish;
    const last = words.findLastIndex(isWish);
    const [start, end] = [
      words[first]?.index ?? 0,
      (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0),
    ];
    return [original.slice(match.index + start, match.index + end)];
  });
}

/** Matches nouns that are reported only with a number: "not more than 4 hotels" is a wish, "nice hotels" is not. */
const countable = /^(?:hotels?|hoteles|hoteis|alberghi|cities|stadte|villes|ciudades|citta|cidades|steden)$/;
/** Matches words that turn what follows into a dislike; the phrase is reported with them. */
const rejecting =
  /^(?:hates?|dislikes?|odi(?:o|amo)|odei(?:o|amos)|detest(?:o|e|ons|amo|amos)|hassen?|haat|haten)$/;
const isNumber = new RegExp(`^${count}$`);

/** Words without a wish of their own that are often misspelt. */
const commonWords = ['china', 'somewhere', 'something', 'please', 'people', 'travel', 'holiday'];

const isMisspelt = (word: string): boolean =>
  word.length >= 5 && commonWords.some((one) => isTypoOf(word, one));

function isMeaningful(word: string): boolean {
  if (eastAsian.test(word)) return word.replaceAll(eastAsianWords, '').length >= minEastAsianLength;
  const bare = word.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    bare.length >= minLatinLength &&
    !functionWords.has(bare) &&
    !ownMessageWords.has(bare) &&
    !rejecting.test(bare) &&
    !isMisspelt(bare)
  );
}
