import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type JSXAttributeValue, type JSXChild, type JSXExpression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/** Shorter texts, such as labels of buttons, may be the same by chance. */
const minWords = 5;

const app = path.join(import.meta.dirname, '../apps/web/app');

/** Punctuation, units, and the Chinese name of the site. */
const allowedText = /^[^\p{L}]*(?:km|m|min|C|云游)?[^\p{L}]*$/u;

/** Attributes that a visitor reads or hears. */
const spokenAttributes = new Set([
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'lead',
  'note',
  'caption',
]);

describe('interface text of the public site', () => {
  it('is in words files: JSX contains no literal words', () => {
    const files = listSources().filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((file) => listJsxWords(file).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it('writes no sentence twice', () => {
    const places = new Map<string, string[]>();
    for (const file of listSources()) {
      const texts = listTexts(file);
      // One file of words may give two things the same title.
      const counted = file.endsWith('-words.ts') ? new Set(texts) : texts;
      for (const text of counted) places.set(text, [...(places.get(text) ?? []), file]);
    }
    expect(places.size).toBeGreaterThan(300);
    expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
  });
});

function listSources(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|generated|testing/.test(file),
  );
}

const parse = (file: string) => parseSync(file, readFileSync(path.join(app, file), 'utf8')).program;

/** Lists words between tags, and values of attributes that are read out. */
function listJsxWords(file: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    if (!allowedText.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim());
  };
  const addChild = (child: JSXChild) => {
    if (child.type === 'JSXText') add(child.value);
    if (child.type === 'JSXExpressionContainer') listLiterals(child.expression).forEach(add);
  };
  new Visitor({
    JSXElement: ({ children }) => children.forEach(addChild),
    JSXFragment: ({ children }) => children.forEach(addChild),
    JSXAttribute: ({ name, value }) => {
      if (!value || name.type !== 'JSXIdentifier' || !spokenAttributes.has(name.name)) return;
      listLiterals(value.type === 'JSXExpressionContainer' ? value.expression : value).forEach(add);
    },
  }).visit(parse(file));
  return found;
}

/** Lists the texts that an expression can have as its value, without those from calls and variables. */
function listLiterals(node: JSXExpression | JSXAttributeValue): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'ConditionalExpression':
      return [...listLiterals(node.consequent), ...listLiterals(node.alternate)];
    case 'LogicalExpression':
      return listLiterals(node.right);
    default:
      return [];
  }
}

/** Lists texts of a source file that look like interface text: they begin with a capital and have several words. */
function listTexts(file: string): string[] {
  const texts: string[] = [];
  const add = (raw: string) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (/^[A-Z][^{}=<>]*$/.test(text) && text.split(' ').length >= minWords) texts.push(text);
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
  }).visit(parse(file));
  return texts;
}
