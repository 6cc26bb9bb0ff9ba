/** Lists the texts of a document: the `text` of nodes and plain strings, without ids and node types. */
export function listTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') return [node.text];
  return 'content' in node && Array.isArray(node.content) ? [joinInline(node.content)] : [];
}

/** Joins the inline nodes of a block, so that a sentence with a link in it stays one text. */
function joinInline(content: unknown[]): string {
  const isInline = content.every((child) => typeof child === 'object' && child !== null && 'text' in child);
  return content.flatMap(listTexts).join(isInline ? '' : '\n');
}
