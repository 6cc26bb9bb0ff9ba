import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntryContext } from 'react-router';
import { inlineSource } from './inline-hashes.server.ts';

export interface Sheets {
  /** Their bytes as letters (latin1), as a page is put together. */
  letters: string;
  /** What the content policy knows them by. */
  source: string;
}

const clientFolder = path.join(import.meta.dirname, '..', '..', 'client');
const known = new Map<string, Promise<Sheets>>();
const none = toSheets('');

/** The style sheets of the matched routes. None in development, where Vite brings them. */
export async function stylesOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): Promise<Sheets> {
  if (import.meta.env.DEV) return none;
  const files = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // The manifest marks sheets that another chunk brings along with a trailing #.
  const names = [...new Set(files.map((file) => file.replace(/#$/, '')))];
  const key = names.join(' ');
  const sheets = known.get(key) ?? readSheets(names);
  known.set(key, sheets);
  return sheets;
}

async function readSheets(files: string[]): Promise<Sheets> {
  const sheets = await Promise.all(files.map((file) => readFile(path.join(clientFolder, file), 'latin1')));
  return toSheets(sheets.join('\n'));
}

function toSheets(letters: string): Sheets {
  return { letters, source: inlineSource(letters) };
}
