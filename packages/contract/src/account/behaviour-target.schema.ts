import { z } from 'zod';

/** Entities that a visitor can like or save as a favourite. */
export const behaviourTarget = z.enum([
  'city',
  'scenic-spot',
  'hotel',
  'restaurant',
  'shop',
  'guide',
  'theme',
  'trip-line',
  'route',
]);
export type BehaviourTarget = z.infer<typeof behaviourTarget>;
