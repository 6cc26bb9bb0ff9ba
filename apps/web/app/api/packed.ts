import { useMemo } from 'react';

/**
 * Something large on its way to the browser, as one text. The router packs what loaders give it value by value, and so was
 * busy with an article for a quarter of its page's time.
 */
export type Packed<T> = string & { readonly contains?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value) as Packed<T>;

export function usePacked<T>(packed: Packed<T>): T {
  return useMemo(() => JSON.parse(packed) as T, [packed]); // written by `pack` only
}
