import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntryContext } from 'react-router';

const clientFolder = path.join(import.meta.dirname, '..', '..', 'client');
const known = new Map<string, Promise<Buffer>>();
const none = Buffer.alloc(0);

/** The style sheets of the matched routes. None in development, where Vite brings them. */
export async function stylesOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): Promise<Buffer> {
  if (import.meta.env.DEV) return none;
  const files = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // The manifest marks sheets that another chunk brings along with a trailing #.
  const names = [...new Set(files.map((file) => file.replace(/#$/, '')))];
  const key = names.join(' ');
  const sheets = known.get(key) ?? readSheets(names);
  known.set(key, sheets);
  return sheets;
}

async function readSheets(files: string[]): Promise<Buffer> {
  const sheets = await Promise.all(files.map((file) => readFile(path.join(clientFolder, file), 'utf8')));
  return Buffer.from(sheets.join('\n'));
}
