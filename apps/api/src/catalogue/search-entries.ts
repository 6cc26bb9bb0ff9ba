import type { SearchHit } from '@yunyou/contract/destination.endpoints';
import { type PagedEntity, pagePath } from '@yunyou/contract/paths';
import type { CatalogueRow } from '@yunyou/database/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { replaceSearchEntries, type SearchEntry } from '@yunyou/database/search.queries';
import { listEverything } from '@yunyou/database/showcase.queries';
import { searchKeys } from '@yunyou/domain/search-fold';
import { shown, tileUrl } from './cards.ts';

const hitTypes = {
  city: 'city',
  'scenic-spot': 'spot',
  area: 'area',
  guide: 'guide',
  theme: 'theme',
  'trip-line': 'line',
} as const satisfies Partial<Record<PagedEntity, SearchHit['type']>>;

type Searchable = keyof typeof hitTypes;

export function toSearchHit(entry: SearchEntry): SearchHit {
  const { id, name, zhName, note, linkUrl } = entry;
  const type = entry.type as SearchHit['type']; // written by `entry` below with these words only
  return { type, id, name, zhName, note, linkUrl, imageUrl: tileUrl(entry.picture) };
}

/** Makes what searches look at anew from the published catalogue. */
export async function rebuildSearchEntries(db: Db): Promise<void> {
  const cities = await listEverything(db, 'city');
  const cityNames = new Map(cities.map((row) => [row.id, row.doc.name]));
  const entries: SearchEntry[] = [];
  for (const row of cities) {
    entries.push(entry('city', row, { ...row.doc, note: row.doc.summary, rank: row.doc.popularity + 40 }));
  }
  for (const row of await listEverything(db, 'scenic-spot')) {
    const note = cityNames.get(row.doc.cityId) ?? '';
    entries.push(entry('scenic-spot', row, { ...row.doc, note, rank: row.doc.popularity }));
  }
  for (const row of await listEverything(db, 'area')) {
    entries.push(entry('area', row, { ...row.doc, note: row.doc.summary, rank: 30 }));
  }
  for (const row of await listEverything(db, 'trip-line')) {
    entries.push(entry('trip-line', row, { ...row.doc, note: row.doc.summary, rank: row.doc.popularity }));
  }
  for (const row of await listEverything(db, 'guide')) {
    const { title, summary, popularity } = row.doc;
    entries.push(entry('guide', row, { name: title, note: summary, rank: popularity }));
  }
  for (const row of await listEverything(db, 'theme')) {
    const { title, zhTitle, summary } = row.doc;
    entries.push(entry('theme', row, { name: title, zhName: zhTitle, note: summary, rank: 20 }));
  }
  await replaceSearchEntries(db, entries);
}

interface Names {
  name: string;
  zhName?: string | undefined;
  pinyin?: string;
  aliases?: string[];
  note: string;
  rank: number;
}

function entry<N extends Searchable>(entity: N, row: CatalogueRow<N>, names: Names): SearchEntry {
  const keys = searchKeys([names.name, names.zhName, names.pinyin, row.id, ...(names.aliases ?? [])]);
  return {
    type: hitTypes[entity],
    id: row.id,
    name: names.name,
    zhName: names.zhName ?? '',
    note: names.note,
    picture: shown(entity, row).picture,
    linkUrl: pagePath(entity, row.id),
    keys,
    keyText: keys.join(' '),
    popularity: names.rank,
  };
}
