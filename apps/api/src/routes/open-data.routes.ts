import type { FileAnswer } from '@yunyou/contract/endpoint';
import {
  changesFile,
  type DataSetName,
  dataFormats,
  dataLicence,
  dataPath,
  dataSetNames,
  dataSets,
  dataVersion,
} from '@yunyou/contract/site/open-data';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { summarisePages } from '@yunyou/database/catalogue/seo.queries';
import { ApiError } from '../api-error.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { toChangeFeed } from '../open-data/change-feed.ts';
import { dataWriters } from '../open-data/formats.ts';
import { readRecords } from '../open-data/records.ts';
import { requireIntegration } from '../site-settings.ts';

const entitiesOf = {
  places: ['city', 'scenic-spot', 'station'],
  links: ['link'],
  rules: ['rule'],
} as const;

export const openDataRoutes = handlers({
  'GET /data': async (_, { db }) => {
    await requireIntegration(db, 'openData');
    const sets = dataSetNames.map(async (name) => {
      const { title, description, formats, fields } = dataSets[name];
      const parts = await Promise.all(entitiesOf[name].map((entity) => summarisePages(db, entity)));
      const latest = Math.max(0, ...parts.map(({ changedAt }) => changedAt?.getTime() ?? 0));
      return {
        name,
        title,
        description,
        records: parts.reduce((sum, { count }) => sum + count, 0),
        updatedAt: new Date(latest).toISOString(),
        files: formats.map((format) => ({
          format: dataFormats[format].label,
          contentType: dataFormats[format].contentType,
          path: dataPath(`${name}.${format}`),
        })),
        fields,
      };
    });
    return {
      version: dataVersion,
      licence: dataLicence,
      changes: dataPath(changesFile),
      sets: await Promise.all(sets),
    };
  },
  'GET /data/{file}': ({ file }, context) => toDataFile(file, context),
});

/** Returns a file of the export. The number of the last catalogue change is its ETag, so that 304 costs one short query. */
async function toDataFile(file: string, { db, settings }: HandlerContext): Promise<FileAnswer> {
  await requireIntegration(db, 'openData');
  const etag = `W/"${file}-${dataVersion}-${await getCatalogueChangeNumber(db)}"`;
  const shared = { etag, isForOtherSites: true };
  if (file === changesFile) {
    const feed = await toChangeFeed(db, settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
    const content = Buffer.from(JSON.stringify(feed));
    return { ...shared, contentType: 'application/feed+json; charset=utf-8', content };
  }
  const found = findDataSet(file);
  if (!found) throw new ApiError('NOT_FOUND');
  const { name, format } = found;
  const { title, fields } = dataSets[name];
  return {
    ...shared,
    contentType: dataFormats[format].contentType,
    licenceUrl: dataLicence.url,
    content: dataWriters[format]({ title, columns: Object.keys(fields), records: readRecords[name](db) }),
  };
}

function findDataSet(file: string): { name: DataSetName; format: keyof typeof dataFormats } | undefined {
  for (const name of dataSetNames) {
    const format = dataSets[name].formats.find((candidate) => file === `${name}.${candidate}`);
    if (format) return { name, format };
  }
  return undefined;
}
