/** Kinds of scenic spots. This file imports no Zod, so that pages can use it without loading the schemas. */
export const spotCategories = [
  'palace',
  'temple',
  'grotto',
  'wall',
  'museum',
  'historic-town',
  'garden',
  'park',
  'mountain',
  'lake',
  'river',
  'waterfall',
  'canyon',
  'desert',
  'grassland',
  'island',
  'beach',
  'village',
  'street',
  'tower',
  'bridge',
  'mausoleum',
  'religious-site',
  'wildlife',
  'theme-park',
  'hot-spring',
  'terraces',
  'forest',
  'monument',
  'market',
] as const;

/** Kinds of experience narrower than a category. A spot without one counts as its category. */
export const spotVarieties = [
  'great-wall',
  'city-wall',
  'pandas',
  'pagoda',
  'skyline',
  'water-town',
  'old-lanes',
  'mansion',
  'karst',
  'danxia',
  'cave',
  'glass-bridge',
  'show',
  'night-market',
  'modern-art',
  'science',
] as const;

export const spotLevels = [
  '5A',
  '4A',
  '3A',
  'UNESCO',
  'national-park',
  'national-museum',
  'protected-site',
] as const;

/** Names of levels that differ from the level itself. */
export const spotLevelNames = { UNESCO: 'World Heritage' } as const satisfies Partial<
  Record<(typeof spotLevels)[number], string>
>;
