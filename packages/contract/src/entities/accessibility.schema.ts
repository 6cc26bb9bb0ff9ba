import { z } from 'zod';

/** Id of the tag for sights that can mostly be visited without steps, and of the hotel feature with the same meaning. */
export const stepFree = 'step-free';

/** Mobility needs a wish can name. Each of them adds the `stepFree` tag to the preferences of the trip. */
export const mobilityNeed = z.enum(['wheelchair', 'stroller', 'limited-walking']);
export type MobilityNeed = z.infer<typeof mobilityNeed>;
