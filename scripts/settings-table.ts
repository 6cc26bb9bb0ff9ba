import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { settingsSchema } from '../apps/api/src/settings.ts';

/** `npm run settings:table` writes the README's table of settings from the schema. */
const readme = path.join(import.meta.dirname, '..', 'README.md');
const begin = '<!-- settings: begin -->';
const end = '<!-- settings: end -->';

export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const fallback = z.safeParse(schema, undefined);
    const value = fallback.success && fallback.data !== undefined ? `\`${String(fallback.data)}\`` : '';
    return `| \`${name}\` | ${value === '``' ? '' : value} | ${schema.description ?? ''} |`;
  });
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
}

export function withTable(text: string): string {
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n${settingsTable()}\n${end}${after}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(readme, withTable(readFileSync(readme, 'utf8')));
