import { z } from 'zod';
import { picture } from './base.schema.ts';

/**
 * Articles are trees of nodes in the editor's format (ProseMirror JSON), limited to the nodes below. They contain no
 * HTML: a page renders each node as an element, so that markup typed into a text is shown as text.
 */
export const documentLink = z
  .string()
  .max(500)
  .regex(
    /^(\/(?!\/)[^\s\\]*|#[a-z0-9-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[0-9+-]+)$/,
    'Link to a page of this site (/...), a heading (#...), https:, mailto: or tel:',
  );

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: documentLink }) }),
]);

const textNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(10_000),
  marks: z.array(mark).max(4).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.discriminatedUnion('type', [textNode, hardBreak]);
const inlines = z.array(inline).max(500);

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inlines,
});
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines.optional() });
const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') });
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({ src: picture, alt: z.string().max(300) }),
});

const tableCell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  content: z.array(paragraph).max(20),
});
const table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(tableCell).max(12) }))
    .max(100),
});

const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.union([paragraph, bulletList, orderedList])).max(20);
  },
});
const bulletList = z.strictObject({
  type: z.literal('bulletList'),
  get content() {
    return z.array(listItem).max(100);
  },
});
const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  get content() {
    return z.array(listItem).max(100);
  },
});

const flow = z.discriminatedUnion('type', [paragraph, bulletList, orderedList]);
const blockquote = z.strictObject({ type: z.literal('blockquote'), content: z.array(flow).max(20) });
const callout = z.strictObject({
  type: z.literal('callout'),
  attrs: z.strictObject({ tone: z.enum(['note', 'tip', 'warning']) }),
  content: z.array(flow).max(20),
});

const block = z.discriminatedUnion('type', [
  heading,
  paragraph,
  bulletList,
  orderedList,
  table,
  blockquote,
  callout,
  image,
  horizontalRule,
]);

export const articleDocument = z
  .strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(600) })
  .meta({ control: 'article' });

export type ArticleDocument = z.infer<typeof articleDocument>;
export type ArticleBlock = z.infer<typeof block>;
export type ArticleInline = z.infer<typeof inline>;
export type ArticleMark = z.infer<typeof mark>;
