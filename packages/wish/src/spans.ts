/** A part of a text, from `start` up to but not including `end`. */
export type Span = { readonly start: number; readonly end: number };

/** Records which characters of a text are used. A check costs the length of its span, however many spans are recorded. */
export function createSpanSet(length: number): {
  isFree(span: Span): boolean;
  add(span: Span): void;
} {
  const used = new Uint8Array(length);
  return {
    isFree({ start, end }) {
      for (let at = start; at < end; at += 1) if (used[at] === 1) return false;
      return true;
    },
    add({ start, end }) {
      used.fill(1, start, end);
    },
  };
}

/** Returns the text after the last of the given characters, or the whole text. */
export function afterLast(text: string, characters: string): string {
  let at = text.length;
  while (at > 0 && !characters.includes(text.charAt(at - 1))) at -= 1;
  return text.slice(at);
}
