import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Statements that a release sends to the database, one per line, in a file named by its last migration. Tests plan them against newer
 * tables (`older-copies.db.test.ts`); `npm run statements:record` writes them.
 */
export const releasesFolder = path.join(import.meta.dirname, '..', '..', 'releases');

export function readStatements(file: string): string[] {
  return readFileSync(path.join(releasesFolder, file), 'utf8').split('\n').filter(Boolean);
}

/** Folder into which test processes write the statements of the app, while they are recorded. */
const recordingFolder = process.env['RECORD_STATEMENTS'];
const file = `${process.pid}-${randomUUID()}.json`;
const statements = new Set<string>();

/** Notes a statement of the app; undefined while nothing is recorded. */
export const noteStatement = recordingFolder ? (text: string) => void statements.add(text) : undefined;

/** Writes what this process has noted so far. */
export function saveNotedStatements(): void {
  if (recordingFolder) writeFileSync(path.join(recordingFolder, file), JSON.stringify([...statements]));
}

/** Returns the statements that all test processes have written, each form once, in order. */
export function collectRecordedStatements(folder: string): string[] {
  const all = readdirSync(folder).flatMap(
    (each) => JSON.parse(readFileSync(path.join(folder, each), 'utf8')) as string[], // written by saveNotedStatements
  );
  const lines = all.map(toLine).filter((line) => /^(select|insert|update|delete|with)\b/i.test(line));
  return [...new Set(lines)].toSorted();
}

/** Writes a statement in one line, with one value per list and one row per insert, so that equal forms are one line. */
export function toLine(statement: string): string {
  const line = statement.replaceAll(/\s+/g, ' ').trim();
  const shorter = line
    .replaceAll(/\((\$\d+)(?:, ?\$\d+)+\)(?= |$)/g, (list, first: string, at: number) =>
      /\bin $/i.test(line.slice(0, at)) ? `(${first})` : list,
    )
    .replace(/(\bvalues )(\([^()]*\))(?:, ?\([^()]*\))+/i, '$1$2');
  return shorter === line ? line : renumber(shorter, line);
}

/** Numbers the parameters anew without gaps. A statement that uses one parameter twice stays as it is. */
function renumber(shorter: string, line: string): string {
  const numbers = shorter.match(/\$\d+/g) ?? [];
  if (new Set(numbers).size < numbers.length) return line;
  let next = 0;
  return shorter.replaceAll(/\$\d+/g, () => {
    next += 1;
    return `$${next}`;
  });
}
