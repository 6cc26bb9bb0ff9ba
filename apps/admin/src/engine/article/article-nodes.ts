import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { documentLink } from '@yunyou/contract/entities/document.schema';
import { pictureUrl } from '@yunyou/contract/picture-url';

const flow = '(paragraph | bulletList | orderedList)+';

/** A highlighted box: note, tip or warning. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: flow,
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note',
      parseHTML: (element) => element.dataset['tone'] ?? 'note',
      renderHTML: ({ tone }) => ({ 'data-tone': String(tone) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-tone]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** A picture of the library or a poster, by name. Pasted images of other sites are dropped. */
const ArticleImage = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => element.dataset['picture'] ?? '', rendered: false },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [{ tag: 'img[data-picture]' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const picture = String(node.attrs['src']);
    const src = pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' });
    return ['img', mergeAttributes(HTMLAttributes, { 'data-picture': picture, src })];
  },
});

/** Tiptap's nodes and marks, restricted to what the contract allows. */
const Narrowed = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension instanceof Node && (extension.name === 'listItem' || extension.name === 'blockquote'))
        return extension.extend({ content: flow });
      if (!(extension instanceof Mark)) return extension;
      // Allows code together with bold and links.
      if (extension.name === 'code') return extension.extend({ excludes: '' });
      // The contract orders marks, with links last.
      return extension.name === 'link' ? extension.extend({ priority: 10 }) : extension;
    });
  },
});

/** Editor extensions for the contract's nodes and marks. Other pasted content is dropped. */
export const articleExtensions: Extensions = [
  Narrowed.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (url) => documentLink.safeParse(url).success,
    },
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  Callout,
  ArticleImage,
];
