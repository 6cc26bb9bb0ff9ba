import { z } from 'zod';
import { partialTripBrief } from './trip-brief.schema.ts';

/** A change of the brief that the page offers as one button. `POST /travel/replan` applies it to the stored brief. */
const briefChange = z.object({ label: z.string(), change: partialTripBrief });
export type BriefChange = z.infer<typeof briefChange>;

/** Why there is no plan, and what to change. */
export const tripFailure = z.object({
  reason: z.string(),
  /** The smallest set of wishes that exclude each other. Without one of them the others can be planned. */
  conflicts: z.array(
    z.object({
      kind: z.enum(['city', 'must-see', 'excluded', 'budget', 'transport', 'days', 'closed-area']),
      id: z.string().optional(),
      text: z.string(),
      change: z.string(),
    }),
  ),
  /** Changes that remove the conflict, best first. */
  changes: z.array(briefChange).default([]),
});
export type TripFailure = z.infer<typeof tripFailure>;
