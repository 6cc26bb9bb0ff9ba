/** Splits the text at the start and end of each match: parts with an odd index are matches. Returns no markup. */
export function highlight(text: string, word: string): string[] {
  const pattern = matchPattern(word);
  return pattern ? text.split(pattern) : [text];
}

/** Characters. */
const excerptLength = 220;

/** Returns the first text with a match, shortened to a few lines around it and split as in `highlight`; else empty. */
export function highlightExcerpt(texts: readonly string[], word: string): string[] {
  const pattern = matchPattern(word);
  const text = pattern && texts.find((one) => pattern.test(one));
  if (!text) return [];
  const start = wordStart(text, Math.max(0, text.search(pattern) - excerptLength / 3));
  const end = start + excerptLength;
  const cut = text.slice(start, end < text.length ? wordStart(text, end) : undefined).trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`.split(pattern);
}

const wordStart = (text: string, from: number): number =>
  from === 0 ? 0 : text.lastIndexOf(' ', from) + 1 || from;

/** Matches words by their stem, as the full-text search does: "train" matches "trains", "pay" matches "paying". */
function matchPattern(words: string): RegExp | undefined {
  const parts = words.match(/[\p{L}\p{N}]+/gu)?.filter((part) => part.length > 1) ?? [];
  if (parts.length === 0) return undefined;
  const stems = parts.map((part) =>
    /^\p{Script=Han}/u.test(part) ? part : String.raw`\b${withoutEnding(part)}[\p{L}\p{N}]*`,
  );
  return new RegExp(`(${stems.join('|')})`, 'iu');
}

function withoutEnding(word: string): string {
  const stem = word.replace(/(?:ies|ing|ed|es|s)$/i, '');
  return stem.length >= 3 ? stem : word;
}
