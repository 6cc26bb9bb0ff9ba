import { z } from 'zod';
import { lineCard } from '../site/cards.schema.ts';

/** A tour that fits a trip: it departs on one of its days and ends with the trip at the latest. */
export const fittingTour = lineCard
  .pick({
    id: true,
    name: true,
    zhName: true,
    days: true,
    priceAdult: true,
    picture: true,
    imageBlur: true,
    linkUrl: true,
  })
  .extend({
    /** Date of the best departure. */
    date: z.string(),
    /** Cities that tour and trip have in common. */
    cityNames: z.array(z.string()),
  })
  .strip();
export type FittingTour = z.infer<typeof fittingTour>;
