const key = 'recentSearches';
const most = 6;

/** What this visitor searched for before, latest first. Kept in the browser only. */
export function listRecentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return []; // damaged, or the browser keeps nothing
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

function write(recent: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Without storage nothing is remembered; the search itself works.
  }
}
