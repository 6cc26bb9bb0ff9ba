import { z } from 'zod';
import { endpoint, fileEndpoint, noInput } from '../endpoint.ts';
import { changesFile, dataFileNames, dataFormats, dataSetNames } from './open-data.ts';

const limits = { flow: 'open-data', perMinute: 30, concurrency: 2, maxWaiting: 16 };

/** The export of our own content. Its files are served below `/data`, too. */
export const openDataEndpoints = {
  'GET /data': endpoint({
    summary: 'Describe the open data: version, licence, and the files of each data set',
    access: 'anyone',
    input: noInput,
    output: z.object({
      version: z.string(),
      licence: z.object({ name: z.string(), url: z.string(), attribution: z.string() }),
      changes: z.string(),
      sets: z.array(
        z.object({
          name: z.enum(dataSetNames),
          title: z.string(),
          description: z.string(),
          records: z.int(),
          /** Time of the last change of a record. */
          updatedAt: z.string(),
          files: z.array(z.object({ format: z.string(), contentType: z.string(), path: z.string() })),
          fields: z.record(z.string(), z.string()),
        }),
      ),
    }),
  }),
  'GET /data/{file}': fileEndpoint({
    summary: 'A file of the open data, or the feed of its changes',
    access: 'anyone',
    input: z.strictObject({ file: z.enum([...dataFileNames, changesFile]) }),
    contentTypes: [
      ...Object.values(dataFormats).map(({ contentType }) => contentType),
      'application/feed+json; charset=utf-8',
    ],
    cacheSeconds: 600,
    limits,
  }),
};
