import type { Part } from '../scene.ts';
import { type Draft, distance, type Template } from './draft.ts';

/** A panorama of a whole region: its land, its houses, its animals. */
export const PANORAMAS: readonly [Template, ...Template[]] = [
  (d) => [
    ...distance(d, 0.58, 0.36),
    { kind: d.pick(d.kit.pagodas), x: 0.74, y: 0.66, size: 0.34, depth: 0.55 },
    { kind: d.pick(d.kit.houses), x: 0.3, y: 0.69, size: 0.22, depth: 0.66 },
    { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.695, size: 0.08, count: 10, depth: 0.7 },
    { kind: 'water', y: 0.7 },
    { kind: d.pick(d.kit.boats), x: 0.6, y: 0.86, size: 0.16, depth: 1 },
  ],
  (d) => [
    ...distance(d, 0.56, 0.38),
    { kind: 'ground', y: 0.64, height: 0.03, depth: 0.6 },
    { kind: d.pick(d.kit.houses), x: 0.68, y: 0.74, size: 0.22, depth: 0.7 },
    { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.78, size: 0.18, count: 8, depth: 0.78 },
    { kind: d.pick(d.kit.animals), x: 0.3, y: 0.92, size: 0.16, depth: 1 },
  ],
];

/** Tours: people on the move through the region. */
export const JOURNEYS: readonly [Template, ...Template[]] = [
  (d) => [
    ...distance(d, 0.6, 0.32),
    { kind: 'terraces', variant: 'green', y: 0.66, count: 9, height: 0.03, depth: 0.5 },
    { kind: 'train', x: 0.4, y: 0.88, size: 0.24, depth: 0.95 },
    { kind: d.pick(d.kit.pagodas), x: 0.8, y: 0.7, size: 0.3, depth: 0.5 },
  ],
  (d) => [
    ...distance(d, 0.6, 0.34),
    { kind: 'water', y: 0.66 },
    { kind: d.pick(d.kit.boats), x: 0.46, y: 0.84, size: 0.24, depth: 1 },
    { kind: 'reeds', from: 0.76, to: 1, size: 0.22 },
  ],
  (d) => [
    ...distance(d, 0.56, 0.36),
    { kind: 'ground', y: 0.7, height: 0.04, depth: 0.75 },
    { kind: d.pick(d.kit.halls), x: 0.66, y: 0.76, size: 0.22, depth: 0.7, color: d.pick(d.kit.roofs) },
    { kind: 'grove', variant: d.pick(d.kit.trees), y: 0.8, size: 0.2, count: 6, depth: 0.82 },
    { kind: 'travellers', x: 0.34, y: 0.93, size: 0.2, depth: 1 },
  ],
];

/** News and anything without a subject of its own. */
export const DISPATCHES: readonly [Template, ...Template[]] = [
  (d) => [
    ...distance(d, 0.58, 0.14),
    { kind: 'waves', y: 0.6 },
    { kind: 'junk', x: 0.36, y: 0.78, size: d.about(0.34), depth: 0.95 },
    { kind: 'junk', x: 0.76, y: 0.68, size: 0.13, depth: 0.65, color: '#d9a878' },
  ],
  (d) => [
    ...distance(d, 0.62, 0.2),
    { kind: 'skyline', depth: 0.3, y: 0.66, height: 0.24 },
    { kind: 'water', y: 0.665 },
    { kind: 'crane', x: 0.34, y: 0.4, size: 0.13, depth: 1 },
    { kind: 'crane', x: 0.54, y: 0.3, size: 0.09, depth: 0.95 },
    { kind: 'ferry', x: 0.6, y: 0.8, size: 0.1, depth: 0.95 },
  ],
  (d) => [
    ...distance(d, 0.58, 0.28),
    { kind: 'ground', variant: 'paving', y: 0.78, height: 0 },
    { kind: 'paifang', x: 0.56, y: 0.88, size: d.about(0.42), depth: 0.92 },
    { kind: 'travellers', x: 0.3, y: 0.94, size: 0.16, depth: 1 },
  ],
  (d) => [
    { kind: 'karst', depth: 0.1, y: 0.72, height: 0.36, count: 5 },
    { kind: 'cloud-sea', y: 0.66, count: 2, height: 0.06 },
    { kind: 'plane', x: 0.5, y: 0.5, size: d.about(0.28), depth: 1 },
    { kind: 'cloud-sea', y: 0.86, count: 2, height: 0.06, size: 1.2 },
  ],
];

/** Words in a theme's id or tags that name a spot category or a guide topic. */
const SYNONYMS: readonly (readonly [word: string, name: string])[] = [
  ['buddhas', 'grotto'],
  ['peoples', 'village'],
  ['towns', 'historic-town'],
  ['rivers', 'river'],
  ['plateau', 'mountain'],
  ['altitude', 'mountain'],
  ['arriv', 'arrival'],
  ['driv', 'taxi'],
  ['cash', 'money'],
  ['women', 'itinerary'],
  ['older', 'itinerary'],
  ['trip', 'itinerary'],
  ['yangtze', 'river'],
  ['winter', 'mountain'],
  ['halal', 'food'],
  ['drink', 'etiquette'],
  ['privacy', 'safety'],
  ['facts', 'language'],
  ['blossom', 'garden'],
  ['autumn', 'forest'],
  ['mogao', 'grotto'],
  ['forbidden', 'palace'],
  ['typhoon', 'weather'],
  ['july', 'lake'],
  ['monday', 'museum'],
  ['golden', 'holidays'],
  ['spring', 'holidays'],
  ['guide', 'itinerary'],
  ['about', 'itinerary'],
  ['nature', 'mountain'],
  ['hik', 'mountain'],
  ['outdoor', 'canyon'],
  ['culture', 'palace'],
  ['history', 'palace'],
  ['heritage', 'temple'],
  ['unesco', 'wall'],
  ['silk', 'desert'],
  ['ancient', 'historic-town'],
  ['old-town', 'historic-town'],
  ['water-town', 'historic-town'],
  ['countryside', 'village'],
  ['minority', 'village'],
  ['rural', 'terraces'],
  ['coast', 'beach'],
  ['sea', 'island'],
  ['cruise', 'river'],
  ['boat', 'river'],
  ['buddh', 'grotto'],
  ['tao', 'temple'],
  ['relig', 'religious-site'],
  ['panda', 'wildlife'],
  ['animal', 'wildlife'],
  ['tea', 'terraces'],
  ['night', 'street'],
  ['city', 'street'],
  ['modern', 'tower'],
  ['archit', 'tower'],
  ['snow', 'mountain'],
  ['wellness', 'hot-spring'],
  ['spa', 'hot-spring'],
  ['kids', 'family'],
  ['child', 'family'],
  ['cuisine', 'food'],
  ['culinary', 'food'],
  ['diet', 'food'],
  ['vegetarian', 'food'],
  ['eat', 'food'],
  ['pay', 'money'],
  ['alipay', 'money'],
  ['internet', 'phone'],
  ['esim', 'phone'],
  ['sim', 'phone'],
  ['app', 'phone'],
  ['vpn', 'phone'],
  ['rail', 'train'],
  ['station', 'train'],
  ['flight', 'plane'],
  ['fly', 'plane'],
  ['airport', 'arrival'],
  ['transit', 'visa'],
  ['passport', 'visa'],
  ['register', 'hotel'],
  ['stay', 'hotel'],
  ['accommodation', 'hotel'],
  ['booking', 'tickets'],
  ['crowd', 'holidays'],
  ['festival', 'holidays'],
  ['season', 'weather'],
  ['when', 'weather'],
  ['climate', 'weather'],
  ['pack', 'arrival'],
  ['custom', 'etiquette'],
  ['manner', 'etiquette'],
  ['altitude', 'health'],
  ['medic', 'health'],
  ['hospital', 'health'],
  ['emergency', 'safety'],
  ['scam', 'safety'],
  ['phrase', 'language'],
  ['chinese', 'language'],
  ['mandarin', 'language'],
  ['photo', 'photography'],
  ['souvenir', 'shopping'],
  ['gift', 'shopping'],
  ['route', 'itinerary'],
  ['days', 'itinerary'],
  ['plan', 'itinerary'],
  ['week', 'itinerary'],
  ['bus', 'taxi'],
  ['car', 'taxi'],
  ['drive', 'taxi'],
];

/** Returns the category or topic that an id or, failing that, a tag points to. */
export function findSubjectWord(words: readonly string[], known: readonly string[]): string | undefined {
  for (const word of words) {
    const tokens = word.toLowerCase().split('-');
    const isIn = (stem: string) => tokens.some((token) => token.startsWith(stem));
    const direct = known.find((name) =>
      name.split('-').every((part) => isIn(part.length > 5 ? part.slice(0, -1) : part)),
    );
    const found = direct ?? SYNONYMS.find(([stem]) => stem.split('-').every(isIn))?.[1];
    if (found) return found;
  }
  return undefined;
}

/** Returns people who pass in front, or birds where there is only water or cloud. */
export function passingBy(draft: Draft, scene: readonly Part[]): Part[] {
  const isAfloat = scene.some(({ kind }) => kind === 'water' || kind === 'waves' || kind === 'cloud-sea');
  if (isAfloat) return [{ kind: 'birds', x: draft.about(0.5, 0.3), y: 0.26, size: 1.3 }];
  const kind = draft.pick(['travellers', 'wanderer', 'family'] as const);
  return [{ kind, x: draft.about(0.5, 0.3), y: 0.97, size: 0.13, depth: 1 }];
}
