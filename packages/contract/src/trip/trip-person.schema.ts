import { z } from 'zod';
import { memberRoles } from './together-limits.ts';

const personRole = z.enum(['owner', ...memberRoles]);

/** A person of a trip. The owner is one of them. */
export const tripPerson = z.object({ id: z.string(), name: z.string(), role: personRole });
export type TripPerson = z.infer<typeof tripPerson>;

/** The caller among the people of a trip. Absent for a trip without invitations, and for readers with a share link. */
export const togetherAs = z.object({
  me: z.string(),
  role: personRole,
  /** The caller sees notes and details of bookings. */
  seesPrivate: z.boolean(),
});
