/** Counts the words of an article document or of a node in it. */
export function countWords(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + countWords(child), 0);
  if (typeof node !== 'object' || node === null) return 0;
  if ('text' in node && typeof node.text === 'string') return node.text.split(/\s+/).filter(Boolean).length;
  return 'content' in node ? countWords(node.content) : 0;
}
