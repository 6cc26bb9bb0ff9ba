import { z } from 'zod';
import { coordinates, line, reference } from '../entities/base.schema.ts';
import { isInChinaBox, ownMinutes, ownNameCharsMax, ownPriceYuanMax } from './own-place-limits.ts';

const minute = z.int().min(0).max(1440);

/** A place of the traveller's own that is not in the guide. The trip visits it once, as `own/<id>`. */
export const ownPlace = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{4,24}$/),
  /** The city of the trip from which it is visited. */
  cityId: reference('city'),
  name: line(ownNameCharsMax),
  /** For drivers. */
  zhName: line(ownNameCharsMax).optional(),
  coordinates: coordinates.refine(isInChinaBox, 'A position in China'),
  minutes: z.int().min(ownMinutes.min).max(ownMinutes.max),
  /** For the whole group. */
  priceFen: z
    .int()
    .min(0)
    .max(ownPriceYuanMax * 100),
  /** Opening hours on every day. Absent: any hour. */
  hours: z
    .strictObject({ openMinute: minute, closeMinute: minute })
    .refine(({ openMinute, closeMinute }) => openMinute < closeMinute, 'Closes after it opens')
    .optional(),
});
export type OwnPlace = z.output<typeof ownPlace>;
