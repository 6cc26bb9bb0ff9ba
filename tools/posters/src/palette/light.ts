export const LIGHT_NAMES = ['dawn', 'day', 'dusk', 'night', 'ink', 'snow', 'mist', 'autumn'] as const;

export type Light = (typeof LIGHT_NAMES)[number];
