import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

/** Shorter texts, such as labels of buttons, may be the same by chance. */
const minWords = 5;

const app = path.join(import.meta.dirname, '../apps/web/app');

describe('interface text of the public site', () => {
  it('writes no sentence twice', () => {
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|generated|testing/.test(file),
    );
    const places = new Map<string, string[]>();
    for (const file of files) {
      const texts = listTexts(file, readFileSync(path.join(app, file), 'utf8'));
      // One file of words may give two things the same title.
      const counted = file.endsWith('-words.ts') ? new Set(texts) : texts;
      for (const text of counted) places.set(text, [...(places.get(text) ?? []), file]);
    }
    expect(places.size).toBeGreaterThan(300);
    expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
  });
});

/** Lists texts of a source file that look like interface text: they begin with a capital and have several words. */
function listTexts(file: string, source: string): string[] {
  const texts: string[] = [];
  const add = (raw: string) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (/^[A-Z][^{}=<>]*$/.test(text) && text.split(' ').length >= minWords) texts.push(text);
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateElement: ({ value }) => add(value.cooked ?? ''),
  }).visit(parseSync(file, source).program);
  return texts;
}
