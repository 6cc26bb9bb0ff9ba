import { capitalise } from '@yunyou/contract/capitalise';

/** Names that cameras, phones and programs give to files, and words that do not describe a picture. */
const emptyWords =
  /^(?:img|dsc[fn]?|dcim|pxl|mvi|wx|mmexport|screenshot|screen|shot|image|photo|picture|pic|foto|file|untitled|unnamed|copy|final|edited|edit|crop|cropped|scaled|large|small|web|hd|v\d+|x+|\d+)$/i;
const altLimit = 300;

interface AltSource {
  fileName: string;
  /** Names of the rows that show the picture, the most telling first. */
  titles: readonly string[];
}

/**
 * Suggests alternative texts for a picture: the words of its file name, and the names of the rows that show it. Adds
 * no other words, because the picture itself is not analysed.
 */
export function suggestAltTexts({ fileName, titles }: AltSource): string[] {
  const words = wordsOf(fileName);
  const names = [...new Set(titles)].slice(0, 3);
  const [first] = names;
  const isNew = words && first && !normalise(words).includes(normalise(first));
  const texts = [...(isNew ? [`${words}, ${first}`] : []), ...(words ? [words] : []), ...names];
  const found = new Map(texts.map((text) => [normalise(text), text.slice(0, altLimit)]));
  return [...found.values()];
}

/** Returns the words of a file name as a phrase; empty when it has none, such as `IMG_2041.jpg`. */
function wordsOf(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '' && !emptyWords.test(word) && !/^(?=.*\d)[a-z\d]{6,}$/i.test(word));
  const phrase = words.join(' ');
  if (!/\p{L}{2}|\p{Script=Han}/u.test(phrase)) return '';
  return capitalise(phrase);
}

const normalise = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
