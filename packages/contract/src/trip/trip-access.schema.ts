import { z } from 'zod';
import { tripId } from './trip-brief.schema.ts';

/** Key of a share link: gives read access to one trip. */
export const shareKey = z.string().regex(/^[\w-]{22}$/, 'A share key');
/** A trip of the caller, or one that is shared by a link with the key `share`. */
export const readableTrip = z.strictObject({ id: tripId, share: shareKey.optional() });
/** A trip of the caller. */
export const ownTrip = z.strictObject({ id: tripId });
/** The result of a save. */
export const savedTrip = z.object({
  id: z.string(),
  version: z.int(),
  /** Problems of the plan, as sentences; stored with the version. */
  problems: z.array(z.string()),
});
