import { parseStored } from '../../browser-storage/parse-stored.ts';
import { storedTexts } from '../../browser-storage/stored-texts.ts';

const texts = storedTexts('recentSearches');
const limit = 6;

/** Lists the visitor's recent searches, latest first. They are stored only in the browser. */
export function listRecentSearches(): string[] {
  const value = parseStored(texts.get());
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, limit) : [];
}

export function addRecentSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed) write(withRecent(listRecentSearches(), trimmed));
}

export const forgetRecentSearches = (): void => write([]);

/** Adds a search at the front. A search that differs only in case replaces the older one. */
export function withRecent(recent: readonly string[], text: string): string[] {
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, limit);
}

const write = (recent: readonly string[]): void => texts.set(JSON.stringify(recent));
