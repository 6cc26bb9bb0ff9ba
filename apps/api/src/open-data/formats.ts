import { type DataFormat, dataLicence, dataVersion } from '@yunyou/contract/site/open-data';
import type { DataRecord } from './records.ts';

interface Contents {
  title: string;
  columns: readonly string[];
  records: AsyncIterable<DataRecord>;
}

/** Writes a data set piece by piece. */
export const dataWriters: Record<DataFormat, (contents: Contents) => AsyncGenerator<string>> = {
  jsonl: writeJsonLines,
  csv: writeCsv,
  geojson: writeGeoJson,
};

async function* writeJsonLines({ columns, records }: Contents): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(inOrder(record, columns))}\n`;
}

/** Writes RFC 4180. Lists are separated by semicolons, objects are JSON, an unknown value is empty. */
async function* writeCsv({ columns, records }: Contents): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const { fields } of records)
    yield `${columns.map((column) => toCell(fields[column] ?? null)).join(',')}\r\n`;
}

function toCell(value: DataRecord['fields'][string]): string {
  if (value === null) return '';
  const isList = Array.isArray(value);
  const text = isList ? value.join(';') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes RFC 7946 with licence and version as further members of the collection. */
async function* writeGeoJson({ title, columns, records }: Contents): AsyncGenerator<string> {
  const facts = { title, version: dataVersion, licence: dataLicence };
  yield `{"type":"FeatureCollection",${JSON.stringify(facts).slice(1, -1)},"features":[`;
  let separator = '\n';
  for await (const record of records) {
    const feature = {
      type: 'Feature',
      id: record.fields['id'],
      geometry: record.geometry,
      properties: inOrder(record, columns),
    };
    yield separator + JSON.stringify(feature);
    separator = ',\n';
  }
  yield '\n]}\n';
}

const inOrder = ({ fields }: DataRecord, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, fields[column] ?? null]));
