import { z } from 'zod';
import {
  coordinates,
  line,
  money,
  names,
  popularity,
  reference,
  text,
  timeOfDay,
  yearMonth,
} from './base.schema.ts';

export const stationKinds = ['railway', 'airport', 'coach', 'pier', 'border-port'] as const;

/** A terminal of an airport or a hall of a large station. */
const terminal = z.strictObject({
  name: line(40).meta({ help: 'For example "Terminal 3"' }),
  usedBy: line(200).meta({ help: 'Airlines, trains or kinds of passengers' }),
  note: text(200).optional(),
});

/** One way from the station into town, or from town to the station: figures are the same in both directions. */
export const wayIntoTown = z.strictObject({
  mode: z.enum(['metro', 'maglev', 'train', 'bus', 'taxi', 'shuttle', 'walk', 'ferry']),
  to: line(100).meta({ help: 'Where it leads: a district, station or landmark in the centre' }),
  cityId: reference('city').optional().meta({ help: "Only if it leads to another city than the station's" }),
  minutes: z.int().min(1).max(600).meta({ help: 'Typical time to there, changes included' }),
  price: money.optional().meta({ help: 'One adult; for a taxi the whole car' }),
  first: timeOfDay.optional().meta({ label: 'First departure', help: 'From the station' }),
  last: timeOfDay.optional().meta({ label: 'Last departure', help: 'From the station' }),
  everyMinutes: z.int().min(1).max(240).optional(),
  note: text(200).optional().meta({ help: 'Line, change, ticket office, night surcharge' }),
});
export type WayIntoTown = z.infer<typeof wayIntoTown>;

/** A place where long-distance rides start and end. It is shown on the page of its city. */
export const station = z.strictObject({
  ...names,
  kind: z.enum(stationKinds),
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three capital letters')
    .optional()
    .meta({ help: 'Airport: IATA code. Railway station: telecode of 12306' }),
  cityId: reference('city'),
  alsoServesCityIds: z
    .array(reference('city'))
    .max(8)
    .default([])
    .meta({ label: 'Also serves', help: 'Other cities whose visitors use it' }),
  coordinates: coordinates.meta({ help: 'WGS-84, of the entrance or main building' }),
  zhAddress: line(200).optional().meta({ label: 'Chinese address' }),
  summary: text(240).meta({ help: 'What it is used for: which trains, flights or ships' }),
  terminals: z.array(terminal).max(6).default([]),
  intoTown: z.array(wayIntoTown).min(1).max(8),
  openingNote: text(200).optional().meta({ help: 'Opening hours, night closing, check-in deadline' }),
  notes: z.array(text(240)).max(6).default([]),
  popularity,
  factsAsOf: yearMonth,
  source: line(160).meta({ help: 'Name of the operator, authority or data set' }),
});
export type Station = z.infer<typeof station>;
