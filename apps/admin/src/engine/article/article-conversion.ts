import type { JSONContent } from '@tiptap/core';
import {
  type ArticleBlock,
  type ArticleDocument,
  type ArticleInline,
  type ArticleMark,
  documentLink,
} from '@yunyou/contract/entities/document.schema';

type Inlines = ArticleInline[];
type Paragraph = Extract<ArticleBlock, { type: 'paragraph' }>;
type ListBlock = Extract<ArticleBlock, { type: 'bulletList' | 'orderedList' }>;
type Flow = Paragraph | ListBlock;
type Row = Extract<ArticleBlock, { type: 'table' }>['content'][number];
type Cell = Row['content'][number];

const emptyParagraph: JSONContent = { type: 'paragraph' };
/** Nodes that may be empty in the contract, but need a paragraph for the cursor in the editor. */
const needsParagraph = new Set(['listItem', 'blockquote', 'callout', 'tableCell', 'tableHeader']);

/** Converts a stored article to the editor's format. Returns one empty paragraph for no article. */
export function toEditor(document: ArticleDocument | undefined): JSONContent {
  if (!document?.content.length) return { type: 'doc', content: [emptyParagraph] };
  return fill(document as JSONContent); // same shape; only the types of optional fields differ
}

function fill(node: JSONContent): JSONContent {
  const content = node.content?.map(fill) ?? [];
  if (content.length === 0 && needsParagraph.has(node.type ?? ''))
    return { ...node, content: [emptyParagraph] };
  return node.content ? { ...node, content } : node;
}

/** Converts the editor's content to an article: keeps only nodes, marks and attributes of the contract. */
export function fromEditor(document: JSONContent): ArticleDocument {
  return { type: 'doc', content: listOf(document).flatMap(toBlocks) };
}

const listOf = ({ content }: JSONContent): JSONContent[] => content ?? [];

function toBlocks(node: JSONContent): ArticleBlock[] {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'heading': {
      const level = attrs['level'] === 3 || attrs['level'] === 4 ? attrs['level'] : 2;
      return [{ type, attrs: { level }, content: toInlines(node) }];
    }
    case 'blockquote':
      return [{ type, content: listOf(node).flatMap(toFlows) }];
    case 'callout': {
      const tone = attrs['tone'] === 'tip' || attrs['tone'] === 'warning' ? attrs['tone'] : 'note';
      return [{ type, attrs: { tone }, content: listOf(node).flatMap(toFlows) }];
    }
    case 'image':
      return [{ type, attrs: { src: String(attrs['src']), alt: String(attrs['alt'] ?? '') } }];
    case 'horizontalRule':
      return [{ type }];
    case 'table':
      return [{ type, content: listOf(node).map(toRow) }];
    default:
      return toFlows(node);
  }
}

function toFlows(node: JSONContent): Flow[] {
  const { type } = node;
  if (type === 'paragraph') return [toParagraph(node)];
  if (type !== 'bulletList' && type !== 'orderedList') return [];
  const items = listOf(node).map((item) => ({
    type: 'listItem' as const,
    content: listOf(item).flatMap(toFlows),
  }));
  return [{ type, content: items }];
}

const toParagraph = (node: JSONContent): Paragraph => ({ type: 'paragraph', content: toInlines(node) });

function toRow(row: JSONContent): Row {
  return { type: 'tableRow', content: listOf(row).flatMap(toCells) };
}

/** Splits a pasted cell that spans columns into single cells, because articles have no spans. */
function toCells({ type, attrs, content = [] }: JSONContent): Cell[] {
  const kind = type === 'tableHeader' ? 'tableHeader' : 'tableCell';
  const spanned = Math.max(1, Number(attrs?.['colspan']) || 1);
  const paragraphs = content.filter((node) => node.type === 'paragraph').map(toParagraph);
  return Array.from({ length: spanned }, (_, index) => ({
    type: kind,
    content: index === 0 ? paragraphs : [{ type: 'paragraph', content: [] }],
  }));
}

function toInlines(node: JSONContent): Inlines {
  return listOf(node).flatMap((inline): Inlines => {
    if (inline.type === 'hardBreak') return [{ type: 'hardBreak' }];
    if (inline.type !== 'text' || !inline.text) return [];
    const marks = (inline.marks ?? []).flatMap(toMarks);
    return [{ type: 'text', text: inline.text, ...(marks.length > 0 && { marks }) }];
  });
}

function toMarks({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): ArticleMark[] {
  if (type === 'bold' || type === 'italic' || type === 'code') return [{ type }];
  const href = documentLink.safeParse(attrs?.['href']);
  return type === 'link' && href.success ? [{ type, attrs: { href: href.data } }] : [];
}
