import { z } from 'zod';
import { chineseName, coordinates, line } from './base.schema.ts';

/** The metro station from which a place is reached on foot. */
export const nearestMetro = z.strictObject({
  station: line(80),
  zhName: chineseName.optional(),
  line: line(60).meta({ help: 'For example "Line 1" or "Lines 2 and 8"' }),
  exit: line(10).optional(),
  walkMinutes: z.int().min(0).max(60),
  /** Shown as a point on maps without streets. */
  coordinates: coordinates.optional(),
});
export type NearestMetro = z.infer<typeof nearestMetro>;
