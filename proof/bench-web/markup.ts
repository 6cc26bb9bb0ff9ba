import { createElement, type ReactNode } from 'react';

/**
 * Parses HTML that React wrote into a component that renders the same HTML, creating all elements on each render as JSX
 * does. Parses only what React writes.
 */
export function toComponent(html: string): () => ReactNode {
  const [page] = read(html);
  return () => toElement(page);
}

function read(html: string): Node[] {
  const body = html.replace(/<!doctype html>/i, '').replace(/<!--.*?-->/gs, '');
  const root: Open = { name: '', props: {}, children: [] };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  let position = 0;
  while (position < body.length) {
    const next = body.indexOf('<', position);
    if (next < 0) break;
    if (next > position) current().children.push(unescape(body.slice(position, next)));
    const end = findTagEnd(body, next);
    const tag = body.slice(next + 1, end);
    position = end + 1;
    if (tag.startsWith('/')) {
      open.pop();
      continue;
    }
    const started = readTag(tag);
    current().children.push(started);
    if (rawText.has(started.name)) {
      const close = body.indexOf(`</${started.name}`, position);
      started.props['dangerouslySetInnerHTML'] = { __html: body.slice(position, close) };
      position = body.indexOf('>', close) + 1;
    } else if (!voids.has(started.name) && !tag.endsWith('/')) open.push(started);
  }
  return root.children;
}

interface Open {
  name: string;
  props: Record<string, unknown>;
  children: Node[];
}

type Node = Open | string;

const rawText = new Set(['script', 'style']);
const voids = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const toElement = (node: Node | undefined): ReactNode =>
  typeof node === 'object' ? createElement(node.name, node.props, ...node.children.map(toElement)) : node;

function findTagEnd(text: string, from: number): number {
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"') quote = '"';
    else if (sign === '>') return index;
  }
  return text.length;
}

function readTag(tag: string): Open {
  const name = /^[\w-]+/.exec(tag)?.[0] ?? 'div';
  const props: Record<string, unknown> = {};
  for (const [, key = '', value] of tag.slice(name.length).matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    if (key === 'style') props['style'] = readStyle(unescape(value ?? ''));
    else props[propNames[key] ?? key] = key === 'inert' ? true : unescape(value ?? '');
  }
  return { name, props, children: [] };
}

const propNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  datetime: 'dateTime',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'text-anchor': 'textAnchor',
};

function readStyle(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      if (!name.trim()) return [];
      const key = name.trim();
      const property = key.startsWith('--')
        ? key
        : key.replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase());
      return [[property, value.join(':').trim()]];
    }),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
