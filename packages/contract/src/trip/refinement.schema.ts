import { z } from 'zod';
import { storedPlan } from './stored-plan.schema.ts';
import { tripBrief, tripTitle } from './trip-brief.schema.ts';

/**
 * Effects of a change on a trip, as sentences. Days count from 0; without a day the sentence is about the whole trip.
 */
export const changeLine = z.object({ dayIndex: z.int().optional(), text: z.string() });
export type ChangeLine = z.infer<typeof changeLine>;

/** One reading of a sentence: the trip as it would be, and what differs. */
const refinementChoice = z.object({
  /** Names the change: "Make day 2 lighter". */
  label: z.string(),
  /** Why the change is not possible. Then nothing else is set. */
  refusal: z.string().optional(),
  result: z
    .object({
      title: tripTitle,
      brief: tripBrief,
      plan: storedPlan,
      /** The trip was planned again: cities or days may differ. */
      isReplanned: z.boolean(),
      changes: z.array(changeLine),
      /** Problems of the changed plan, as sentences. */
      problems: z.array(z.string()),
      costFen: z.object({ before: z.int(), after: z.int() }),
    })
    .optional(),
});
export type RefinementChoice = z.infer<typeof refinementChoice>;

/** The answer of `POST /travel/refine`. */
export const refinement = z.object({
  /** Version of the trip that was read. */
  version: z.int(),
  /** The sentence means to undo the last change. */
  isUndo: z.boolean(),
  /** Alternative readings, best first. Empty when the sentence was not understood. */
  choices: z.array(refinementChoice),
  /** Sentences that would be understood, nearest first. Only without choices. */
  examples: z.array(z.string()),
  /** Parts of the sentence that the choices leave out. */
  unread: z.array(z.string()),
});
export type Refinement = z.infer<typeof refinement>;
