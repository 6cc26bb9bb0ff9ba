import { z } from 'zod';

/** Mobility needs a wish can name. Each of them adds the `stepFree` tag to the preferences of the trip. */
export const mobilityNeed = z.enum(['wheelchair', 'stroller', 'limited-walking']);
export type MobilityNeed = z.infer<typeof mobilityNeed>;
