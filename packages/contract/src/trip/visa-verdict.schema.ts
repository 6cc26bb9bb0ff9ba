import { z } from 'zod';
import { ruleSource } from './trip-rules.schema.ts';

/** Whether the group may enter and stay as planned, by the rules we have. */
export const visaVerdict = z.object({
  status: z.enum(['visa-free', 'transit', 'visa-needed', 'not-needed', 'unknown']),
  headline: z.string(),
  text: z.string(),
  /** Conditions for a better verdict, and further information. */
  notes: z.array(z.string()),
  /** Last day of the permitted stay. */
  stayUntil: z.string().optional(),
  sources: z.array(ruleSource),
});
export type VisaVerdict = z.infer<typeof visaVerdict>;
