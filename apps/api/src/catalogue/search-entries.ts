import type { EntityFields } from '@yunyou/contract/entities';
import { type PagedEntity, pagePath } from '@yunyou/contract/paths';
import type { CatalogueRow } from '@yunyou/database/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { replaceSearchIndex, type SearchEntry } from '@yunyou/database/search.queries';
import { listEverything } from '@yunyou/database/showcase.queries';
import { type EntryTerms, toEntryTerms } from '@yunyou/domain/search/entry-terms';
import { toVocabulary } from '@yunyou/domain/search/vocabulary';
import { pinyin } from 'pinyin-pro';
import { shown } from './cards.ts';
import { type HitType, hitTypes } from './search-hits.ts';

/** Makes what searches look at anew from the published catalogue. */
export async function rebuildSearchEntries(db: Db): Promise<void> {
  const entries = await listEntries(db);
  await replaceSearchIndex(db, { entries, terms: toVocabulary(entries) });
}

type Entry = SearchEntry & EntryTerms;

async function listEntries(db: Db): Promise<Entry[]> {
  const [tags, areas, cities] = [
    await listEverything(db, 'tag'),
    await listEverything(db, 'area'),
    await listEverything(db, 'city'),
  ];
  const tagWords = wordsById(tags, ({ name, zhName }) => [name, zhName]);
  const areaWords = wordsById(areas, ({ name, zhName, pinyin: sound, aliases }) => [
    name,
    zhName,
    sound,
    ...aliases,
  ]);
  const parents = new Map(areas.map((row) => [row.id, row.doc.parentId]));
  const inArea = (id: string) => [id, parents.get(id)].flatMap((one) => (one && areaWords.get(one)) || []);
  const cityWords = wordsById(cities, ({ name, zhName, pinyin: sound, aliases, areaId }) => [
    ...[name, zhName, sound, ...aliases],
    ...inArea(areaId),
  ]);
  const cityNames = new Map(cities.map((row) => [row.id, row.doc.name]));
  const tagged = (ids: readonly string[]) => ids.flatMap((id) => tagWords.get(id) ?? []);
  const inCities = (ids: readonly string[]) => ids.flatMap((id) => cityWords.get(id) ?? []);

  const entries: Entry[] = [];
  for (const row of cities) {
    const { areaId, tagIds, knownFor, airports, summary, popularity } = row.doc;
    const codes = airports.flatMap(({ code, name }) => [code, name]);
    const context = ['city', ...knownFor, ...inArea(areaId), ...tagged(tagIds), ...codes, summary];
    entries.push(entry('city', row, { ...row.doc, note: summary, context, popularity }));
  }
  for (const row of await listEverything(db, 'scenic-spot')) {
    const { cityId, category, tagIds, levels, summary, popularity } = row.doc;
    const context = [
      category.replaceAll('-', ' '),
      ...levels,
      ...inCities([cityId]),
      ...tagged(tagIds),
      summary,
    ];
    entries.push(
      entry('scenic-spot', row, { ...row.doc, note: cityNames.get(cityId) ?? '', context, popularity }),
    );
  }
  for (const row of areas) {
    const { parentId, kind, summary } = row.doc;
    const context = [kind, ...(parentId ? (areaWords.get(parentId) ?? []) : []), summary];
    entries.push(entry('area', row, { ...row.doc, note: summary, context, popularity: 60 }));
  }
  for (const row of await listEverything(db, 'trip-line')) {
    const { cityIds, tagIds, days, summary, popularity } = row.doc;
    const context = ['tour', `${days} days`, ...inCities(cityIds), ...tagged(tagIds), summary];
    entries.push(entry('trip-line', row, { ...row.doc, note: summary, context, popularity }));
  }
  for (const row of await listEverything(db, 'guide')) {
    const { title, summary, tagIds, cityIds, body, popularity } = row.doc;
    const context = ['guide', ...tagged(tagIds), ...inCities(cityIds), summary, ...headingsAndChinese(body)];
    entries.push(entry('guide', row, { name: title, note: summary, context, popularity }));
  }
  for (const row of await listEverything(db, 'theme')) {
    const { title, zhTitle, summary, tagIds } = row.doc;
    const context = ['theme', ...tagged(tagIds), summary];
    entries.push(
      entry('theme', row, { name: title, zhName: zhTitle, note: summary, context, popularity: 70 }),
    );
  }
  for (const row of await listEverything(db, 'news')) {
    const { title, summary, kind, body } = row.doc;
    const context = [kind, summary, ...headingsAndChinese(body)];
    entries.push(entry('news', row, { name: title, note: summary, context, popularity: 30 }));
  }
  return entries;
}

function wordsById<N extends 'tag' | 'area' | 'city'>(
  rows: CatalogueRow<N>[],
  words: (fields: EntityFields<N>) => (string | undefined)[],
): Map<string, string[]> {
  return new Map(rows.map((row) => [row.id, words(row.doc).filter((word) => word !== undefined)]));
}

interface Described {
  name: string;
  zhName?: string | undefined;
  pinyin?: string;
  aliases?: string[];
  note: string;
  context: string[];
  popularity: number;
}

function entry<N extends PagedEntity & keyof typeof hitTypes>(
  entity: N,
  row: CatalogueRow<N>,
  described: Described,
): Entry {
  const { name, zhName, aliases = [], note, context, popularity } = described;
  const written = [name, zhName, ...aliases].filter((text) => text !== undefined);
  const spoken = written.filter((text) => /^\p{Script=Han}+$/u.test(text)).map(toPinyin);
  const names = [name, ...aliases, zhName, described.pinyin, row.id.replaceAll('-', ' '), ...spoken];
  return {
    type: hitTypes[entity] satisfies HitType,
    id: row.id,
    name,
    zhName: zhName ?? '',
    note,
    picture: shown(entity, row).picture,
    linkUrl: pagePath(entity, row.id),
    ...toEntryTerms({ names, context }),
    popularity,
  };
}

const toPinyin = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: false }).join(' ');

/** What an article's headings say, and every Chinese phrase in it: people paste those. */
function headingsAndChinese(node: unknown, isHeading = false): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => headingsAndChinese(child, isHeading));
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') {
    return isHeading ? [node.text] : (node.text.match(/\p{Script=Han}+/gu) ?? []);
  }
  const inHeading = isHeading || ('type' in node && node.type === 'heading');
  return 'content' in node ? headingsAndChinese(node.content, inHeading) : [];
}
