import { z } from 'zod';
import { endpoint, fileEndpoint, list } from '../endpoint.ts';
import { tripId } from './trip-brief.schema.ts';
import { fileTarget, tripFile, tripFileId } from './trip-file.schema.ts';
import { tripFileBytesMax, tripFileTypes } from './trip-file-limits.ts';

const file = z.strictObject({ id: tripId, fileId: tripFileId });
const readLimits = { flow: 'trip-file', perMinute: 120, concurrency: 4, maxWaiting: 32 };

/** Files of a trip. Only its owner has access: a share link does not open them. */
export const tripFileEndpoints = {
  'GET /travel/files': endpoint({
    summary: 'List the files of an own trip, oldest first',
    access: 'traveller',
    input: z.strictObject({ id: tripId }),
    output: list(tripFile),
  }),
  'GET /travel/file': fileEndpoint({
    summary: 'Get one file of an own trip',
    access: 'traveller',
    isPrivate: true,
    input: file,
    contentTypes: tripFileTypes,
    limits: readLimits,
  }),
  'POST /travel/file': endpoint({
    summary:
      'Add a file to an own trip, to one of its days or stops: PDF, JPEG, PNG or WebP; it is stored encrypted',
    access: 'traveller',
    input: z.strictObject({ id: tripId, target: fileTarget }),
    output: tripFile,
    uploadBytesMax: tripFileBytesMax,
    limits: { flow: 'trip-file-upload', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
  'POST /travel/file/remove': endpoint({
    summary: 'Remove a file of an own trip',
    access: 'traveller',
    input: file,
    output: z.null(),
  }),
};
