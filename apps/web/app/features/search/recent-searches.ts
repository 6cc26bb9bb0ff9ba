import { keptHere } from '../../kept/kept-text.ts';

const key = 'recentSearches';
const most = 6;

/** What this visitor searched for before, latest first. Kept in the browser only. */
export function listRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(keptHere.get(key) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return []; // damaged
  }
}

export function addRecentSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed) write(withRecent(listRecentSearches(), trimmed));
}

export const forgetRecentSearches = (): void => write([]);

export function withRecent(recent: readonly string[], text: string): string[] {
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, most);
}

const write = (recent: readonly string[]): void => keptHere.set(key, JSON.stringify(recent));
