import { useSyncExternalStore } from 'react';

/** Languages of the back office, by their own names. */
export const languages = { en: 'English', zh: '中文' } as const;
export type Language = keyof typeof languages;

const storageKey = 'yunyou-admin-language';
const listeners = new Set<() => void>();
let current: Language = readLanguage();

/** Returns the language of the last visit in this browser, or the first supported language that the browser prefers. */
function readLanguage(): Language {
  if (typeof localStorage === 'undefined') return 'en'; // unit tests
  const stored = localStorage.getItem(storageKey);
  if (stored === 'en' || stored === 'zh') return stored;
  const preferred = navigator.languages.find((name) => /^(?:en|zh)\b/.test(name));
  return preferred?.startsWith('zh') ? 'zh' : 'en';
}

export const getLanguage = (): Language => current;

export function setLanguage(next: Language): void {
  current = next;
  localStorage.setItem(storageKey, next);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);

/** The same keys with other texts; functions keep their parameters. */
type Translated<W> = W extends string
  ? string
  : W extends (...values: never[]) => string
    ? W
    : { [K in keyof W]: Translated<W[K]> };

/** All words that were defined; a test compares both languages. */
export const definedWords: { en: object; zh: object }[] = [];

/** Defines the words of one area in both languages. Returns a hook that gives those of the chosen language. */
export function defineWords<W extends object>(en: W, zh: Translated<W>): () => Translated<W> {
  const words = { en: en as Translated<W>, zh }; // a `W` is its own translation
  definedWords.push({ en, zh });
  return () => words[useLanguage()];
}
