import { z } from 'zod';
import { tripFileTypes } from './trip-file-limits.ts';

/**
 * Owner of a file: the trip, a day (counted from 0), a stop by its key in the editor, an expense with its receipt, or
 * the photos of a day.
 */
export const fileTarget = z
  .string()
  .max(200)
  .regex(
    /^(trip|day\/\d{1,2}|stop\/[!-~]+|expense\/[\da-f-]{36}|photo\/\d{1,2})$/,
    'The trip, a day, a stop, an expense or the photos of a day',
  );

export const tripFileId = z.string().regex(/^[a-f0-9]{32}$/, 'The id of a file');

export const tripFile = z.object({
  id: z.string(),
  target: z.string(),
  name: z.string(),
  type: z.enum(tripFileTypes),
  bytes: z.int(),
  /** The caller can remove it. */
  canRemove: z.boolean(),
  createdAt: z.string(),
});
export type TripFile = z.infer<typeof tripFile>;
