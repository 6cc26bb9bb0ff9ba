import { stepFree } from './step-free.ts';

/**
 * Groups of travellers that a classic route suits. This file imports no Zod, so that pages can use it without loading
 * the schemas.
 */
export const routeAudiences = [
  'first-visit',
  'return-visit',
  'family',
  'seniors',
  'couples',
  'students',
  'rail',
  'hikers',
  'cyclists',
  'food',
  'culture',
  'nature',
  'photography',
  'winter',
  'beach',
  'silk-road',
  'tibet',
  'yunnan',
  'minorities',
  'transit',
  stepFree,
] as const;

/** Names of the audiences whose value spelled out is not a good name. */
export const routeAudienceNames: Readonly<Record<string, string>> = {
  family: 'Families',
  rail: 'Train travel',
  'silk-road': 'Silk Road',
  minorities: 'Minority cultures',
  transit: 'Visa-free transit',
  [stepFree]: 'Step-free travel',
};
