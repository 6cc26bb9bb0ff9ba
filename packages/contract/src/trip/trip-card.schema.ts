import { z } from 'zod';
import { tripView } from './trip.schema.ts';

/** A trip in the list of a visitor's trips. */
export const tripCard = tripView
  .pick({ id: true, title: true, summary: true, status: true, imageUrl: true, picture: true, archived: true })
  .extend({
    firstDate: z.string(),
    days: z.int(),
    cityNames: z.array(z.string()),
    shared: z.boolean(),
    /** The caller is a member of this trip, not its owner. */
    isJoined: z.literal(true).optional(),
    /** The caller may change the plan. */
    canEdit: z.boolean(),
    problemCount: z.int(),
    linkUrl: z.string(),
    imageBlur: z.string().optional(),
    createdAt: z.string(),
    updatedAt: z.string(),
  });
