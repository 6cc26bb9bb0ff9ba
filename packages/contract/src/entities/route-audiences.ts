/** Who a classic route is for. This file imports no Zod, so that pages can use it without loading the schemas. */
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
  'step-free',
] as const;

/** Names of the audiences whose value spelled out is not a good name. */
export const routeAudienceNames: Readonly<Record<string, string>> = {
  family: 'Families',
  rail: 'Train travel',
  'silk-road': 'Silk Road',
  minorities: 'Minority cultures',
  transit: 'Visa-free transit',
  'step-free': 'Step-free travel',
};
