import { z } from 'zod';
import { lineCard } from '../site/cards.schema.ts';

/** A tour that fits a trip: it leaves on one of its days and is over before the trip is. */
export const fittingTour = lineCard
  .pick({
    id: true,
    name: true,
    zhName: true,
    days: true,
    priceAdult: true,
    picture: true,
    imageColor: true,
    linkUrl: true,
  })
  .extend({
    /** The departure that fits best. */
    date: z.string(),
    /** Cities it has in common with the trip. */
    cityNames: z.array(z.string()),
  })
  .strip();
export type FittingTour = z.infer<typeof fittingTour>;
