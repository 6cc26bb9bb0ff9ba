import { pagePath } from '@yunyou/contract/paths';
import type { DataSetName, dataSets } from '@yunyou/contract/site/open-data';
import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';
import { readPublished } from '@yunyou/database/catalogue/open-data.queries';
import type { Db } from '@yunyou/database/database';

type Value = string | number | boolean | readonly number[] | object | null;
/** A record has exactly the documented fields; an unknown value is null. */
type DataRecordOf<N extends DataSetName> = Record<keyof (typeof dataSets)[N]['fields'], Value>;

type Position = readonly [longitude: number, latitude: number];
export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: readonly Position[] };

export interface DataRecord {
  fields: Readonly<Record<string, Value>>;
  geometry: Geometry | null;
}

/** Reads the records of a data set, one by one. */
export const readRecords: Record<DataSetName, (db: Db) => AsyncGenerator<DataRecord>> = {
  places: readPlaces,
  links: readLinks,
  rules: readRules,
};

interface Coordinates {
  latitude: number;
  longitude: number;
}

const positionOf = ({ longitude, latitude }: Coordinates): Position => [longitude, latitude];

async function* readPlaces(db: Db): AsyncGenerator<DataRecord> {
  for await (const row of readPublished(db, 'city')) yield toPlace(row, toCityFields(row));
  for await (const row of readPublished(db, 'scenic-spot')) yield toPlace(row, toSightFields(row));
  for await (const row of readPublished(db, 'station')) yield toPlace(row, toStationFields(row));
}

type PlaceRow = CatalogueRow<'city'> | CatalogueRow<'scenic-spot'> | CatalogueRow<'station'>;
type OwnField =
  | 'kind'
  | 'cityId'
  | 'summary'
  | 'category'
  | 'zhAddress'
  | 'visitMinutes'
  | 'bestMonths'
  | 'url';

function toPlace({ id, doc, updatedAt }: PlaceRow, own: Record<OwnField, Value>): DataRecord {
  const { name, zhName, pinyin, coordinates, factsAsOf } = doc;
  const fields: DataRecordOf<'places'> = {
    id,
    name,
    zhName,
    pinyin,
    ...coordinates,
    ...own,
    factsAsOf,
    updatedAt: updatedAt.toISOString(),
  };
  return { fields, geometry: { type: 'Point', coordinates: positionOf(coordinates) } };
}

const toCityFields = ({ id, doc: { summary, bestMonths } }: CatalogueRow<'city'>) => ({
  kind: 'city',
  cityId: null,
  summary,
  category: null,
  zhAddress: null,
  visitMinutes: null,
  bestMonths,
  url: pagePath('city', id),
});

function toSightFields({ id, doc }: CatalogueRow<'scenic-spot'>) {
  const { cityId, summary, category, zhAddress, visitMinutes, bestMonths } = doc;
  const url = pagePath('scenic-spot', id);
  return { kind: 'sight', cityId, summary, category, zhAddress, visitMinutes, bestMonths, url };
}

const toStationFields = ({ doc: { kind, cityId } }: CatalogueRow<'station'>) => ({
  kind,
  cityId,
  summary: null,
  category: null,
  zhAddress: null,
  visitMinutes: null,
  bestMonths: null,
  url: null,
});

async function* readLinks(db: Db): AsyncGenerator<DataRecord> {
  const cities = new Map<string, Position>();
  for await (const { id, doc } of readPublished(db, 'city')) cities.set(id, positionOf(doc.coordinates));
  for await (const { id, doc, updatedAt } of readPublished(db, 'link')) {
    const from = cities.get(doc.fromCityId);
    const to = cities.get(doc.toCityId);
    const fields: DataRecordOf<'links'> = {
      id,
      mode: doc.mode,
      fromCityId: doc.fromCityId,
      toCityId: doc.toCityId,
      fromStop: doc.fromStop,
      toStop: doc.toStop,
      minutes: doc.minutes,
      fastestMinutes: doc.fastestMinutes ?? null,
      perDay: doc.perDay,
      oneWay: doc.oneWay,
      timetable: doc.timetable ?? null,
      note: doc.note ?? null,
      factsAsOf: doc.factsAsOf,
      updatedAt: updatedAt.toISOString(),
    };
    yield { fields, geometry: from && to ? { type: 'LineString', coordinates: [from, to] } : null };
  }
}

async function* readRules(db: Db): AsyncGenerator<DataRecord> {
  for await (const { id, doc, updatedAt } of readPublished(db, 'rule')) {
    const fields: DataRecordOf<'rules'> = {
      id,
      kind: doc.kind,
      title: doc.title,
      summary: doc.summary,
      validFrom: doc.validFrom ?? null,
      validTo: doc.validTo ?? null,
      statement: doc.fact.statement,
      source: doc.fact.source,
      checkedOn: doc.fact.checkedOn,
      data: doc.data,
      updatedAt: updatedAt.toISOString(),
    };
    yield { fields, geometry: null };
  }
}
