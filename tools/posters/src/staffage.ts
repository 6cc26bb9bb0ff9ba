import { TREES } from './flora/grove.ts';

/** People, boats, animals and stalls that enliven a picture and are not what it shows. */
const STAFFAGE: ReadonlySet<string> = new Set([
  'travellers',
  'wanderer',
  'family',
  'wheelchair',
  'rider',
  'junk',
  'awning-boat',
  'fisher-raft',
  'bamboo-raft',
  'painted-boat',
  'ferry',
  'sailboats',
  'taxi',
  'cyclists',
  'yak',
  'horses',
  'caravan',
  'gulls',
  'crane',
  'food-stall',
  'parasols',
  'skier',
  'gondola',
  'frost-steam',
  'lotus-lanterns',
  'name-stone',
  'brine-pans',
  'ducks',
  'winter-photographer',
  'skiers',
  'gondola-cabin',
  'prayer-mast',
]);

export const isStaffage = (kind: string): boolean => kind in TREES || STAFFAGE.has(kind);
