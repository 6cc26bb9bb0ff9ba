import { commonPasswords } from './common-passwords.data.ts';

/** Words that attackers combine with digits first: common passwords below our minimum length, and our own names. */
const guessedWords = [
  'password',
  'passwort',
  'passw0rd',
  'welcome',
  'letmein',
  'iloveyou',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'administrator',
  'admin',
  'changeme',
  'secret',
  'dragon',
  'monkey',
  'sunshine',
  'princess',
  'football',
  'summer',
  'winter',
  'spring',
  'autumn',
  'login',
  'master',
  'yunyou',
  'backoffice',
  'travel',
  'china',
  'beijing',
  'shanghai',
];

const distinctCharactersMin = 5;
/** Letters that must remain after all guessable words are removed. */
const otherLettersMin = 4;
/** Characters that must not continue a sequence such as `abcd` or `9876`. */
const breaksMin = 4;

interface Owner {
  name?: string | undefined;
  email?: string | null | undefined;
}

/** Returns why a password is too easy to guess, or `undefined`. The minimum length is checked by the contract. */
export function findPasswordProblem(password: string, { name = '', email }: Owner = {}): string | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(text) || commonPasswords.has(withoutLeet(text)))
    return 'This is one of the most common passwords. Choose another one.';
  if (new Set(text).size < distinctCharactersMin || countBreaks(text) < breaksMin)
    return 'This password is too regular. Mix other characters into it.';
  const words = [...guessedWords, ...personalWords(name), ...personalWords(email?.split('@')[0] ?? '')];
  if ([text, withoutLeet(text)].some((spelling) => isMadeOf(spelling, words)))
    return 'This password is a name or a common word with little added. Choose a longer phrase.';
  return undefined;
}

const personalWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 3);

/** Undoes the usual replacements of letters by digits and signs. */
function withoutLeet(text: string): string {
  const letters: Record<string, string> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
  };
  return text.replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign);
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  let rest = text;
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, ' ');
  return rest !== text && (rest.match(/\p{L}/gu)?.length ?? 0) < otherLettersMin;
}

/** Counts characters that are neither equal to the previous one nor its neighbour in the alphabet or among digits. */
function countBreaks(text: string): number {
  let breaks = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) > 1) breaks += 1;
  }
  return breaks;
}
