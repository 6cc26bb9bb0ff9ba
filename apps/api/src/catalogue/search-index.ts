import { createHash } from 'node:crypto';
import type { EntityName } from '@yunyou/contract/entities';
import {
  countEntries,
  listEntryDigests,
  listIndexedEntries,
  listTermUses,
  replaceEntries,
  replaceSearchIndex,
  replaceTerms,
} from '@yunyou/database/catalogue/search-index.queries';
import type { EntityRows } from '@yunyou/database/catalogue/search-outdated.queries';
import type { Db } from '@yunyou/database/database';
import { searchTermsVersion } from '@yunyou/domain/search/entry-terms';
import {
  changedTerms,
  createVocabulary,
  toEntryCountWord,
  toVocabularyWord,
} from '@yunyou/domain/search/vocabulary';
import { type EntrySource, streamEntrySources, toIndexedEntry } from './search-entries.ts';
import { type HitType, hitTypes } from './search-hits.ts';

/** Number of entries that an update wrote and removed. */
export interface IndexUpdate {
  written: number;
  removed: number;
}

/** Above this share of all entries, or this many, rebuilding the whole index is faster. */
const incrementalLimit = { share: 0.2, entries: 2000 };

/**
 * Updates the search index from the published catalogue. Writes only entries whose texts have changed, and recounts
 * only their terms. Run it in a transaction: searches then see the old index until the commit.
 */
export async function updateSearchIndex(db: Db): Promise<IndexUpdate> {
  const { total, written, changed, removed } = await compareIndex(db);
  const update = { written, removed: removed.length };
  if (written + removed.length === 0) return update;
  if (written > changed.length || written + removed.length > total * incrementalLimit.share) {
    await replaceIndex(db);
    return update;
  }
  await writeChanges(db, { total, changed, removed });
  return update;
}

/** Rows whose names are words of the entries of other rows: of all sights in a city, for example. */
const entitiesInOtherEntries: ReadonlySet<EntityName> = new Set(['area', 'city', 'tag']);

/** Returns whether a change of these rows changes only their own entries. */
export const changesOwnEntriesOnly = ({ entity }: EntityRows): boolean => !entitiesInOtherEntries.has(entity);

/**
 * Updates the entries of some rows only, without comparing others. Entries of other rows that contain their words, for
 * example the sights of a renamed city, are left to `updateSearchIndex`. Run it in a transaction.
 */
export async function updateSearchEntries(db: Db, rows: EntityRows): Promise<IndexUpdate> {
  const type = typeOf(rows.entity);
  if (!type) return { written: 0, removed: 0 };
  const own = rows.ids.map((id) => ({ type, id }));
  const indexed = new Map((await listEntryDigests(db, own)).map((entry) => [keyOf(entry), entry]));
  const removed = new Map(indexed);
  const changed: ChangedEntry[] = [];
  for await (const of of streamEntrySources(db, rows)) {
    const digest = digestOf(of);
    removed.delete(keyOf(of));
    if (indexed.get(keyOf(of))?.digest !== digest) changed.push({ of, digest });
  }
  const update = { written: changed.length, removed: removed.size };
  if (update.written + update.removed === 0) return update;
  const added = changed.filter(({ of }) => !indexed.has(keyOf(of))).length;
  const total = (await countEntries(db)) + added - removed.size;
  await writeChanges(db, { total, changed, removed: [...removed.values()] });
  return update;
}

/** Returns the type of an entity's entries; undefined when it has none. */
function typeOf(entity: EntityName): HitType | undefined {
  if (entity === 'district' || entity === 'station') return entity;
  return entity in hitTypes ? hitTypes[entity as keyof typeof hitTypes] : undefined; // checked by `in`
}

interface ChangedEntry {
  of: EntrySource;
  digest: string;
}

interface Changes {
  /** Number of entries afterwards. */
  total: number;
  changed: readonly ChangedEntry[];
  removed: readonly Pick<EntrySource, 'type' | 'id'>[];
}

/** Replaces and removes entries, and recounts the terms in them. */
async function writeChanges(db: Db, { total, changed, removed }: Changes): Promise<void> {
  const entries = changed.map(({ of, digest }) => toIndexedEntry(of, digest));
  const before = new Map(
    (await listIndexedEntries(db, [...entries, ...removed])).map((entry) => [keyOf(entry), entry]),
  );
  const after = new Map(entries.map((entry) => [keyOf(entry), entry]));
  await replaceEntries(db, { entries, removed: [...removed] });
  const touched = new Set(
    [...entries, ...removed].flatMap((entry) =>
      changedTerms(before.get(keyOf(entry)), after.get(keyOf(entry))),
    ),
  );
  const uses = await listTermUses(db, [...touched]);
  await replaceTerms(db, ['', ...touched], [toEntryCountWord(total), ...uses.map(toVocabularyWord)]);
}

/**
 * Compares the digests of the index with those of the catalogue. It streams the rows: only digests, and at most
 * `incrementalLimit.entries` changed entries, are held in memory.
 */
async function compareIndex(db: Db) {
  const removed = new Map((await listEntryDigests(db)).map((entry) => [keyOf(entry), entry]));
  const changed: ChangedEntry[] = [];
  let [total, written] = [0, 0];
  for await (const of of streamEntrySources(db)) {
    const digest = digestOf(of);
    const indexed = removed.get(keyOf(of));
    removed.delete(keyOf(of));
    total += 1;
    if (indexed?.digest === digest) continue;
    written += 1;
    if (changed.length < incrementalLimit.entries) changed.push({ of, digest });
  }
  return { total, written, changed, removed: [...removed.values()] };
}

async function replaceIndex(db: Db): Promise<void> {
  const vocabulary = createVocabulary();
  const entries = async function* () {
    for await (const of of streamEntrySources(db)) {
      const entry = toIndexedEntry(of, digestOf(of));
      vocabulary.add(entry);
      yield entry;
    }
  };
  await replaceSearchIndex(db, { entries: entries(), terms: vocabulary.words });
}

const keyOf = ({ type, id }: Pick<EntrySource, 'type' | 'id'>) => `${type} ${id}`;

const digestOf = (of: EntrySource) =>
  createHash('sha256')
    .update(JSON.stringify([searchTermsVersion, of]))
    .digest('base64url');
