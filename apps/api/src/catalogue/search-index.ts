import { createHash } from 'node:crypto';
import type { Db } from '@yunyou/database/database';
import {
  listEntryDigests,
  listIndexedEntries,
  listTermUses,
  replaceEntries,
  replaceSearchIndex,
  replaceTerms,
} from '@yunyou/database/search-index.queries';
import { wordsVersion } from '@yunyou/domain/search/entry-terms';
import { changedTerms, totalWord, toVocabulary, toVocabularyWord } from '@yunyou/domain/search/vocabulary';
import { type EntrySource, listEntrySources, toIndexedEntry } from './search-entries.ts';

/** How many entries an update wrote anew and took out. */
export interface IndexUpdate {
  written: number;
  gone: number;
}

/** Beyond this share of the entries it is less work to make the index anew. */
const mostUpdated = 0.2;

/**
 * Brings what searches look at up to the published catalogue. Only entries whose texts changed are made anew,
 * with the words that they had or have; whoever searches meanwhile sees the index as it was.
 */
export async function updateSearchIndex(db: Db): Promise<IndexUpdate> {
  const sources = (await listEntrySources(db)).map((of) => ({ of, key: keyOf(of), digest: digestOf(of) }));
  const indexed = new Map((await listEntryDigests(db)).map((entry) => [keyOf(entry), entry]));
  const changed = sources.filter(({ key, digest }) => indexed.get(key)?.digest !== digest);
  const there = new Set(sources.map(({ key }) => key));
  const gone = [...indexed.values()].filter((entry) => !there.has(keyOf(entry)));
  const update = { written: changed.length, gone: gone.length };
  if (changed.length + gone.length === 0) return update;
  if (changed.length + gone.length > sources.length * mostUpdated) {
    const entries = sources.map(({ of, digest }) => toIndexedEntry(of, digest));
    await replaceSearchIndex(db, { entries, terms: toVocabulary(entries) });
    return update;
  }
  const entries = changed.map(({ of, digest }) => toIndexedEntry(of, digest));
  const before = new Map(
    (await listIndexedEntries(db, [...entries, ...gone])).map((entry) => [keyOf(entry), entry]),
  );
  const after = new Map(entries.map((entry) => [keyOf(entry), entry]));
  await replaceEntries(db, { entries, gone });
  const touched = new Set(
    [...entries, ...gone].flatMap((entry) => changedTerms(before.get(keyOf(entry)), after.get(keyOf(entry)))),
  );
  const uses = await listTermUses(db, [...touched]);
  await replaceTerms(db, ['', ...touched], [totalWord(sources.length), ...uses.map(toVocabularyWord)]);
  return update;
}

const keyOf = ({ type, id }: Pick<EntrySource, 'type' | 'id'>) => `${type} ${id}`;

const digestOf = (of: EntrySource) =>
  createHash('sha256')
    .update(JSON.stringify([wordsVersion, of]))
    .digest('base64url');
