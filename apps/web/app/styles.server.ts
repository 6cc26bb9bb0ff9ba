import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntryContext } from 'react-router';

const clientFolder = path.join(import.meta.dirname, '..', '..', 'client');
const known = new Map<string, Promise<string>>();

/** The style sheets of the matched routes, as text. None in development, where Vite brings them. */
export async function stylesOf({ manifest, staticHandlerContext }: EntryContext): Promise<string> {
  if (import.meta.env.DEV) return '';
  const files = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id]?.css ?? []);
  // The manifest marks sheets that another chunk brings along with a trailing #.
  const names = files.map((file) => file.replace(/#$/, ''));
  const sheets = await Promise.all([...new Set(names)].map(readOnce));
  return sheets.join('\n');
}

function readOnce(file: string): Promise<string> {
  const sheet = known.get(file) ?? readFile(path.join(clientFolder, file), 'utf8');
  known.set(file, sheet);
  return sheet;
}
