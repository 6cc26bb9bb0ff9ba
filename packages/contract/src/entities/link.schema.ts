import { z } from 'zod';
import { line, money, reference, yearMonth } from './base.schema.ts';

/** A direct connection between two cities with typical figures. It is valid in both directions unless `oneWay`. */
export const link = z.strictObject({
  fromCityId: reference('city'),
  toCityId: reference('city'),
  mode: z.enum(['train', 'flight', 'coach', 'ferry']),
  minutes: z.int().min(5).max(6000).meta({ help: 'Typical time in the vehicle, station to station' }),
  fastestMinutes: z.int().min(5).max(6000).optional(),
  perDay: z.int().min(1).max(500).meta({ help: 'Direct services a day' }),
  firstDeparture: line(5).optional(),
  lastDeparture: line(5).optional(),
  /** Typical fare for one adult: second class on a train, economy in the air. */
  fare: money.optional(),
  fromStop: line(120).meta({ label: 'From station or airport' }),
  toStop: line(120).meta({ label: 'To station or airport' }),
  oneWay: z.boolean().default(false),
  note: line(200).optional(),
  factsAsOf: yearMonth,
});
export type Link = z.infer<typeof link>;
