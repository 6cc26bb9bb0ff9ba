import { z } from 'zod';
import { coordinates, line, names, picture, reference, text } from './base.schema.ts';

/** A tourist region (North, Northwest ...), or a province, municipality or special region inside one. */
export const area = z.strictObject({
  ...names,
  kind: z.enum(['region', 'province']),
  parentId: reference('area').optional().meta({ help: 'The region a province belongs to' }),
  code: line(12).meta({ help: 'Administrative code, or a short word for a region' }),
  summary: text(400),
  centre: coordinates,
  /** South-west and north-east corners, for the map. */
  bounds: z.strictObject({ southWest: coordinates, northEast: coordinates }),
  order: z.int().min(0).max(1000),
  picture: picture.optional(),
});
export type Area = z.infer<typeof area>;
