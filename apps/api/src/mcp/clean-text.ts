/**
 * Characters that a reader does not see but a language model reads: control characters except tab and line feed,
 * zero-width and direction marks, and the tag characters of Unicode.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** No single text of a result is longer, whatever an editor or traveller has written. */
const usualTextMax = 4000;

const cleanText = (text: string, textMax: number): string => {
  const clean = text.replaceAll(invisible, '');
  return clean.length > textMax ? `${clean.slice(0, textMax).toWellFormed()}…` : clean;
};

/**
 * Removes invisible characters from every text of a result, so that content cannot carry instructions that a person who
 * checks it does not see. Field names are ours and stay.
 */
export function cleanTexts<T>(value: T, textMax = usualTextMax): T {
  return clean(value, textMax) as T; // every text is replaced by a text, so the type stays
}

function clean(value: unknown, textMax: number): unknown {
  if (typeof value === 'string') return cleanText(value, textMax);
  if (Array.isArray(value)) return value.map((inner) => clean(inner, textMax));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner, textMax)]));
}
