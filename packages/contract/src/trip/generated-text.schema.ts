import { z } from 'zod';

/** Summary and day texts of a trip by a language model. A text is shown only while the facts of the plan back it. */
export const generatedTripText = z.object({
  summary: z.string().optional(),
  days: z.array(z.object({ date: z.string(), text: z.string() })),
});
export type GeneratedTripText = z.infer<typeof generatedTripText>;
