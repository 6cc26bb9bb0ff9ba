import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import { defaultPicture, type PagedEntity, pagePath } from '@yunyou/contract/paths';
import { type CatalogueRow, listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { listPublishedFields } from '@yunyou/database/catalogue/row-fields.queries';
import type { IndexedEntry } from '@yunyou/database/catalogue/search.queries';
import type { EntityRows } from '@yunyou/database/catalogue/search-outdated.queries';
import { listAllPublished, streamPublished } from '@yunyou/database/catalogue/showcase.queries';
import type { Db } from '@yunyou/database/database';
import { toEntryTerms } from '@yunyou/domain/search/entry-terms';
import { pinyin } from 'pinyin-pro';
import { routeHitPicture, toCardFields } from './cards.ts';
import { type HitType, hitTypes } from './search-hits.ts';

/** The texts from which an entry of the search index is built, before they are split into terms. */
export interface EntrySource extends Pick<IndexedEntry, 'type' | 'id' | 'picture' | 'linkUrl'>, Described {}

interface Described {
  name: string;
  zhName?: string | undefined;
  pinyin?: string | undefined;
  aliases?: string[] | undefined;
  note: string;
  context: string[];
  popularity: number;
}

/** Fields of a city whose words find its places. */
const cityWordFields = ['name', 'zhName', 'pinyin', 'aliases', 'areaId'] as const;

/**
 * Yields every published entity that has a page, and districts and stations, which are a part of the page of their city;
 * with `only`, those of the given rows. Rows are streamed, because the catalogue may be large.
 */
export async function* streamEntrySources(db: Db, only?: EntityRows): AsyncGenerator<EntrySource> {
  const published = <N extends EntityName>(entity: N) => streamRows(db, entity, only);
  const [tags, areas] = [await listAllPublished(db, 'tag'), await listAllPublished(db, 'area')];
  const tagWords = wordsById(tags, ({ name, zhName }) => [name, zhName]);
  const areaWords = wordsById(areas, ({ name, zhName, pinyin: sound, aliases }) => [
    name,
    zhName,
    sound,
    ...aliases,
  ]);
  const parents = new Map(areas.map((row) => [row.id, row.doc.parentId]));
  const inArea = (id: string) => [id, parents.get(id)].flatMap((one) => (one && areaWords.get(one)) || []);
  const cityWords = new Map<string, string[]>();
  const cityNames = new Map<string, string>();
  for (const city of await listPublishedFields(db, 'city', { fields: cityWordFields })) {
    const { id, name, zhName, pinyin: sound, aliases, areaId } = city;
    cityWords.set(id, [name, zhName, sound, ...aliases, ...inArea(areaId)]);
    cityNames.set(id, name);
  }
  const tagged = (ids: readonly string[]) => ids.flatMap((id) => tagWords.get(id) ?? []);
  const inCities = (ids: readonly string[]) => ids.flatMap((id) => cityWords.get(id) ?? []);

  for await (const row of published('city')) {
    const { areaId, tagIds, knownFor, airports, summary, popularity } = row.doc;
    const codes = airports.flatMap(({ code, name }) => [code, name]);
    const context = ['city', ...knownFor, ...inArea(areaId), ...tagged(tagIds), ...codes, summary];
    yield source('city', row, { ...row.doc, note: summary, context, popularity });
  }
  for await (const row of published('scenic-spot')) {
    const { cityId, category, tagIds, levels, summary, popularity } = row.doc;
    const context = [
      category.replaceAll('-', ' '),
      ...levels,
      ...inCities([cityId]),
      ...tagged(tagIds),
      summary,
    ];
    const note = cityNames.get(cityId) ?? '';
    yield source('scenic-spot', row, { ...row.doc, note, context, popularity });
  }
  for await (const row of published('area')) {
    const { parentId, kind, summary } = row.doc;
    const context = [kind, ...(parentId ? (areaWords.get(parentId) ?? []) : []), summary];
    yield source('area', row, { ...row.doc, note: summary, context, popularity: 60 });
  }
  for await (const row of published('trip-line')) {
    const { cityIds, tagIds, days, summary, popularity } = row.doc;
    const context = ['tour', `${days} days`, ...inCities(cityIds), ...tagged(tagIds), summary];
    yield source('trip-line', row, { ...row.doc, note: summary, context, popularity });
  }
  yield* streamBusinesses(published, { tagged, inCities, cityNames });
  yield* streamDistrictsAndRoutes(published, { tagged, inCities, cityNames });
  yield* streamStations(published, { inCities, cityNames });
  for await (const row of published('guide')) {
    const { title, summary, tagIds, cityIds, body, popularity } = row.doc;
    const context = ['guide', ...tagged(tagIds), ...inCities(cityIds), summary, ...headingsAndChinese(body)];
    yield source('guide', row, { name: title, note: summary, context, popularity });
  }
  for await (const row of published('theme')) {
    const { title, zhTitle, summary, tagIds } = row.doc;
    const context = ['theme', ...tagged(tagIds), summary];
    yield source('theme', row, { name: title, zhName: zhTitle, note: summary, context, popularity: 70 });
  }
  for await (const row of published('news')) {
    const { title, summary, kind, body } = row.doc;
    const context = [kind, summary, ...headingsAndChinese(body)];
    yield source('news', row, { name: title, note: summary, context, popularity: 30 });
  }
}

type Published = <N extends EntityName>(entity: N) => AsyncGenerator<CatalogueRow<N>>;

async function* streamRows<N extends EntityName>(
  db: Db,
  entity: N,
  only: EntityRows | undefined,
): AsyncGenerator<CatalogueRow<N>> {
  if (!only) yield* streamPublished(db, entity);
  else if (only.entity === entity) yield* await listPublishedByIds(db, entity, only.ids);
}

interface Words {
  tagged: (ids: readonly string[]) => string[];
  inCities: (ids: readonly string[]) => string[];
  cityNames: ReadonlyMap<string, string>;
}

/**
 * Returns half of the popularity, so that a hotel that is named after a sight is ranked below the sight. Businesses
 * are compared with each other only, so the halving does not change their order.
 */
const businessRank = (popularity: number) => Math.round(popularity / 2);

async function* streamBusinesses(
  published: Published,
  { tagged, inCities, cityNames }: Words,
): AsyncGenerator<EntrySource> {
  const describe = (doc: EntityFields<'hotel' | 'restaurant' | 'shop'>, ...words: string[]): Described => {
    const { name, zhName, pinyin: sound, aliases, cityId, district, tagIds, summary, popularity } = doc;
    return {
      ...{ name, zhName, pinyin: sound, aliases },
      note: [cityNames.get(cityId) ?? '', district].filter(Boolean).join(', '),
      context: [...words, district, ...inCities([cityId]), ...tagged(tagIds), summary],
      popularity: businessRank(popularity),
    };
  };
  for await (const row of published('hotel')) {
    yield source('hotel', row, describe(row.doc, 'hotel'));
  }
  for await (const row of published('restaurant')) {
    const { cuisine, signatureDishes, dietary } = row.doc;
    yield source('restaurant', row, describe(row.doc, 'restaurant', cuisine, ...signatureDishes, ...dietary));
  }
  for await (const row of published('shop')) {
    yield source('shop', row, describe(row.doc, 'shop', row.doc.speciality));
  }
}

async function* streamDistrictsAndRoutes(
  published: Published,
  { tagged, inCities, cityNames }: Words,
): AsyncGenerator<EntrySource> {
  for await (const row of published('district')) {
    const { cityId, goodFor, foods, streets, summary, popularity } = row.doc;
    const { name, zhName, pinyin: sound, aliases } = row.doc;
    const streetNames = streets.flatMap((street) => [street.name, street.zhName ?? '']);
    yield {
      ...{ type: 'district', id: row.id, name, zhName, pinyin: sound, aliases, popularity },
      note: cityNames.get(cityId) ?? '',
      context: ['district', ...goodFor, ...foods, ...streetNames, ...inCities([cityId]), summary],
      picture: defaultPicture('city', cityId),
      linkUrl: `${pagePath('city', cityId)}#district-${row.id}`,
    };
  }
  for await (const row of published('route')) {
    const { title, zhTitle, aliases, stops, forWhom, tagIds, days, summary, popularity } = row.doc;
    const cityIds = stops.map(({ cityId }) => cityId);
    const length = `${days.min} to ${days.max} days`;
    const context = ['route itinerary', length, ...forWhom, ...inCities(cityIds), ...tagged(tagIds), summary];
    yield {
      ...source('route', row, {
        ...{ name: title, zhName: zhTitle, aliases, note: summary, context, popularity },
      }),
      picture: routeHitPicture(row),
    };
  }
}

/** Words for a kind of station that are not in all names. */
const stationWords = {
  railway: ['railway station', 'train station', '火车站'],
  airport: ['airport', '机场'],
  coach: ['coach station', 'bus station', '汽车站'],
  pier: ['pier', 'ferry terminal', '码头'],
  'border-port': ['border crossing', '口岸'],
} as const;

/** Returns a third of the popularity, so that a station is ranked below the city and the sights with the same name. */
const stationRank = (popularity: number) => Math.round(popularity / 3);

async function* streamStations(
  published: Published,
  { inCities, cityNames }: Pick<Words, 'inCities' | 'cityNames'>,
): AsyncGenerator<EntrySource> {
  for await (const row of published('station')) {
    const { name, zhName, pinyin: sound, aliases, kind, code = '', cityId, summary, popularity } = row.doc;
    yield {
      ...{ type: 'station', id: row.id, name, zhName, pinyin: sound, aliases },
      note: cityNames.get(cityId) ?? '',
      context: [...stationWords[kind], code, ...inCities([cityId]), summary],
      popularity: stationRank(popularity),
      picture: defaultPicture('city', cityId),
      linkUrl: `${pagePath('city', cityId)}#station-${row.id}`,
    };
  }
}

function wordsById<N extends 'tag' | 'area'>(
  rows: CatalogueRow<N>[],
  words: (fields: EntityFields<N>) => (string | undefined)[],
): Map<string, string[]> {
  return new Map(rows.map((row) => [row.id, words(row.doc).filter((word) => word !== undefined)]));
}

function source<N extends PagedEntity & keyof typeof hitTypes>(
  entity: N,
  row: CatalogueRow<N>,
  { name, zhName, pinyin: sound, aliases, note, context, popularity }: Described,
): EntrySource {
  return {
    ...{ name, zhName, pinyin: sound, aliases, note, context, popularity },
    type: hitTypes[entity] satisfies HitType,
    id: row.id,
    picture: toCardFields(entity, row).picture,
    linkUrl: pagePath(entity, row.id),
  };
}

/** Builds the index entry: splits the texts into terms and adds the pinyin of Chinese names. */
export function toIndexedEntry(of: EntrySource, digest: string): IndexedEntry {
  const { type, id, name, zhName, aliases = [], note, picture, linkUrl, context, popularity } = of;
  const writtenNames = [name, zhName, ...aliases].filter((text) => text !== undefined);
  const pinyinNames = writtenNames.filter((text) => /^\p{Script=Han}+$/u.test(text)).map(toPinyin);
  const names = [name, ...aliases, zhName, of.pinyin, id.replaceAll('-', ' '), ...pinyinNames];
  return {
    ...{ type, id, name, zhName: zhName ?? '', note, picture, linkUrl, popularity, digest },
    ...toEntryTerms({ names, context }),
  };
}

const toPinyin = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: false }).join(' ');

/** Lists an article's headings and every Chinese phrase in it, because visitors paste Chinese phrases into the search. */
function headingsAndChinese(node: unknown, isHeading = false): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => headingsAndChinese(child, isHeading));
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') {
    return isHeading ? [node.text] : (node.text.match(/\p{Script=Han}+/gu) ?? []);
  }
  const inHeading = isHeading || ('type' in node && node.type === 'heading');
  return 'content' in node ? headingsAndChinese(node.content, inHeading) : [];
}
