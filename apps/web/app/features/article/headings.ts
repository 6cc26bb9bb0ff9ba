import type { ArticleDocument, ArticleInline } from '@yunyou/contract/entities/document.schema';

export function plainText(inlines: readonly ArticleInline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
}

/** Returns the anchor of a heading: "Getting there & around" becomes `getting-there-around`. */
export function headingId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function listHeadings(document: ArticleDocument): { id: string; text: string }[] {
  return document.content.flatMap((block) => {
    if (block.type !== 'heading' || block.attrs.level !== 2) return [];
    const text = plainText(block.content);
    return [{ id: headingId(text), text }];
  });
}
