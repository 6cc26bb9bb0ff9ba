import { z } from 'zod';
import { endpoint, fileEndpoint, list } from '../endpoint.ts';
import { shareKey } from './trip-access.schema.ts';
import { tripId } from './trip-brief.schema.ts';
import { fileTarget, tripFile, tripFileId } from './trip-file.schema.ts';
import { tripFileBytesMax, tripFileTypes } from './trip-file-limits.ts';

const file = z.strictObject({ id: tripId, fileId: tripFileId });
const readLimits = { flow: 'trip-file', perMinute: 120, concurrency: 4, maxWaiting: 32 };

/**
 * Files of a trip. Only its owner has access to them, except receipts and photos, which its people share. A share link opens
 * photos, if the owner shows the journal.
 */
export const tripFileEndpoints = {
  'GET /travel/files': endpoint({
    summary: 'List the files of a trip that the caller may open, oldest first',
    access: 'traveller',
    input: z.strictObject({ id: tripId, share: shareKey.optional() }),
    output: list(tripFile),
  }),
  'GET /travel/file': fileEndpoint({
    summary: 'Get one file of a trip; a photo also in a small size',
    access: 'traveller',
    isPrivate: true,
    input: file.extend({ share: shareKey.optional(), size: z.enum(['large', 'small']).optional() }),
    contentTypes: tripFileTypes,
    limits: readLimits,
  }),
  'POST /travel/file': endpoint({
    summary:
      'Add a file to an own trip, to one of its days or stops: PDF, JPEG, PNG or WebP; editors add receipts and photos. It is stored encrypted; photos without place, time and camera',
    access: 'traveller',
    input: z.strictObject({ id: tripId, target: fileTarget }),
    output: tripFile,
    uploadBytesMax: tripFileBytesMax,
    limits: { flow: 'trip-file-upload', perMinute: 20, concurrency: 2, maxWaiting: 8 },
  }),
  'POST /travel/file/remove': endpoint({
    summary: 'Remove a file of an own trip, or one that the caller has added',
    access: 'traveller',
    input: file,
    output: z.null(),
  }),
};
