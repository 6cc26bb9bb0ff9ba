import { z } from 'zod';
import { currency, money } from '../entities/base.schema.ts';

const fen = z.int();

export const exchange = z.object({ currency, cnyPer: z.number(), asOf: z.string() });

export const tripTotals = z.object({
  costFen: fen,
  byKind: z.object({ sights: fen, meals: fen, hotels: fen, intercity: fen, local: fen }),
  /** The same in the traveller's currency, rounded to its minor unit. The parts add up to the total. */
  own: z
    .object({
      cost: money,
      byKind: z.object({
        sights: z.int(),
        meals: z.int(),
        hotels: z.int(),
        intercity: z.int(),
        local: z.int(),
      }),
      exchange,
    })
    .optional(),
  budget: z.object({ given: money, fen, leftFen: z.int() }).optional(),
  walkMeters: z.number(),
  visits: z.int(),
  rideMinutes: z.int(),
});
