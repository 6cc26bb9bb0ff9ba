import { useMemo } from 'react';

/**
 * Something large on its way to the browser, as one text. The router packs what loaders give it value by value, and so was
 * busy with an article for a quarter of its page's time.
 */
export type Packed<T> = string & { readonly contains?: T };

/** Answers are kept in memory while the catalogue stays as it is: what was packed once need not be again. */
const texts = new WeakMap<object, string>();
/** The server shows a page right after packing it, and need not take apart what it has just put together. */
const recent = new Map<string, object>();
const mostRecent = 32;

export function pack<T extends object>(value: T): Packed<T> {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  recent.delete(text);
  recent.set(text, value);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  return text as Packed<T>;
}

/** What it contains; nobody may change it, as others may be shown the same. */
export function unpack<T>(packed: Packed<T>): T {
  return (recent.get(packed) ?? JSON.parse(packed)) as T; // written by `pack` only
}

export function usePacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed]);
}
