/** The text cut where a hit begins and ends, so that odd parts are hits; no markup is made. */
export function highlight(text: string, word: string): string[] {
  const escaped = word.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (!escaped) return [text];
  const words = escaped.split(/\s+/).filter((part) => part.length > 1);
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(${words.join('|')})`, 'i'));
}
