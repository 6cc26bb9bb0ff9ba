import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '@yunyou/database/migrate';

/** A widening step as a release has it: a column with a default, an index and a table. */
const sql = `alter table "trip" add column "proof_note" text default '' not null;
--> statement-breakpoint
create index "tour_order_proof" on "tour_order" ("line_id", "date", "state");
--> statement-breakpoint
create table "proof_next" ("id" text primary key, "trip_id" text not null references "trip" ("id") on delete cascade);
`;

/** Writes the migrations of a later release: ours and one more. */
export async function writeNextMigration(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number }[] }; // written by drizzle-kit
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations');
  const tag = '9999_proof_next';
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(path.join(folder, `${tag}.sql`), sql);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
