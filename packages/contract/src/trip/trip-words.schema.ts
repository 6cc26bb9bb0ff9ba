import { z } from 'zod';

/** How a language model words a trip; each text is shown only while it says nothing beyond the facts. */
export const tripWords = z.object({
  summary: z.string(),
  days: z.array(z.object({ date: z.string(), text: z.string() })),
});
export type TripWords = z.infer<typeof tripWords>;
