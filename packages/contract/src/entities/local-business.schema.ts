import { z } from 'zod';
import {
  coordinates,
  gallery,
  latinAddress,
  line,
  names,
  picture,
  popularity,
  priceClass,
  reference,
  text,
  yearMonth,
} from './base.schema.ts';
import { stepFree } from './step-free.ts';

const inCity = {
  ...names,
  cityId: reference('city'),
  district: line(80).meta({ help: 'Neighbourhood as people call it' }),
  coordinates,
  zhAddress: line(200).optional().meta({ label: 'Chinese address' }),
  address: latinAddress,
  priceClass,
  summary: text(400),
  tagIds: z.array(reference('tag')).max(12).default([]),
  popularity,
  factsAsOf: yearMonth,
  picture: picture.optional(),
  gallery,
};

export const hotel = z.strictObject({
  ...inCity,
  registersForeignPassports: z.enum(['yes', 'ask-first']),
  features: z
    .array(
      z.enum([
        'pool',
        'gym',
        'spa',
        'family-rooms',
        'old-building',
        'view',
        'near-metro',
        'near-station',
        'english-spoken',
        'breakfast',
        stepFree,
      ]),
    )
    .max(11)
    .default([]),
});
export type Hotel = z.infer<typeof hotel>;

/** Meals that a restaurant serves. `snack`: tea, cakes and the like between meals. */
export const servedMeal = z.enum(['breakfast', 'lunch', 'dinner', 'snack']);
export type ServedMeal = z.infer<typeof servedMeal>;

export const restaurant = z.strictObject({
  ...inCity,
  cuisine: line(60),
  meals: z
    .array(servedMeal)
    .min(1)
    .max(4)
    .default(['lunch', 'dinner'])
    .meta({ help: 'Meals that it serves' }),
  signatureDishes: z.array(line(80)).min(1).max(6),
  dietary: z
    .array(z.enum(['vegetarian', 'vegan', 'halal']))
    .max(3)
    .default([]),
});
export type Restaurant = z.infer<typeof restaurant>;

export const shop = z.strictObject({
  ...inCity,
  speciality: line(120),
});
export type Shop = z.infer<typeof shop>;
