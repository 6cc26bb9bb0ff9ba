import { z } from 'zod';
import { tripFileTypes } from './trip-file-limits.ts';

/** What a file belongs to: the trip, a day (counted from 0), or a stop by its key in the editor. */
export const fileTarget = z
  .string()
  .max(200)
  .regex(/^(trip|day\/\d{1,2}|stop\/[!-~]+)$/, 'The trip, a day or a stop');

export const tripFileId = z.string().regex(/^[a-f0-9]{32}$/, 'The id of a file');

export const tripFile = z.object({
  id: z.string(),
  target: z.string(),
  name: z.string(),
  type: z.enum(tripFileTypes),
  bytes: z.int(),
  createdAt: z.string(),
});
export type TripFile = z.infer<typeof tripFile>;
