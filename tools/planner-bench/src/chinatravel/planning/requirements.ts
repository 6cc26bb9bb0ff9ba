import type { CostScope, SetRelation, TimeAtom } from '../constraint.ts';
import type { LocalMode } from '../local-transport.ts';
import type { Query } from '../query.ts';
import type { ServiceMode } from '../sandbox.ts';
import type { Case, Literal } from './cases.ts';

/** Names or kinds to include and exclude, for attractions, restaurants or hotels. */
export interface Choice {
  /** At least one of each group. */
  names: string[][];
  kinds: string[][];
  avoidNames: Set<string>;
  avoidKinds: Set<string>;
  /** Only these, when given. */
  onlyNames?: Set<string>;
  onlyKinds?: Set<string>;
}

/** Demands of one case, grouped by the part of the plan they concern. */
export interface Requirements {
  days: number;
  people: number;
  tickets: number;
  cars: number;
  rooms?: number;
  beds?: number;
  attraction: Choice;
  restaurant: Choice;
  hotel: Choice;
  /** Sum of the scopes, for the party and the whole trip, at most this. */
  limits: { scopes: CostScope[]; limit: number }[];
  /** Mean price per person of a meal at most this. */
  mealPrice?: number;
  /** Inter-city modes allowed outward and homeward. */
  outward: Set<ServiceMode>;
  homeward: Set<ServiceMode>;
  arriveBy?: string;
  hotelDistances: { place: string; km: number; isNear: boolean }[];
  times: TimeAtom[];
  orders: { first: string; second: string }[];
  modeBeyond?: { km: number; mode: LocalMode };
  /** The only allowed local modes, and local modes that must be used. */
  onlyModes?: Set<LocalMode>;
  usedModes: Set<LocalMode>;
  /** Local modes to avoid where possible. */
  avoidModes: Set<LocalMode>;
}

export function toRequirements(query: Query, literals: Case): Requirements {
  const requirements: Requirements = {
    days: query.days,
    people: query.people,
    tickets: query.people,
    cars: Math.ceil(query.people / 4),
    attraction: emptyChoice(),
    restaurant: emptyChoice(),
    hotel: emptyChoice(),
    limits: [],
    outward: new Set(SERVICE_MODES),
    homeward: new Set(SERVICE_MODES),
    hotelDistances: [],
    times: [],
    orders: [],
    usedModes: new Set(),
    avoidModes: new Set(),
  };
  for (const literal of literals) addLiteral(requirements, literal);
  return requirements;
}

const SERVICE_MODES: readonly ServiceMode[] = ['train', 'airplane'];
const LOCAL_MODES: readonly LocalMode[] = ['walk', 'metro', 'taxi'];

function emptyChoice(): Choice {
  return { names: [], kinds: [], avoidNames: new Set(), avoidKinds: new Set() };
}

function addLiteral(requirements: Requirements, { atom, holds }: Literal): void {
  switch (atom.kind) {
    case 'days':
    case 'people':
      if (holds && atom.operator === '==') requirements[atom.kind] = atom.value;
      break;
    case 'tickets':
    case 'metroTickets':
      if (holds) requirements.tickets = atom.value;
      break;
    case 'cars':
    case 'beds':
    case 'rooms':
      if (holds) requirements[atom.kind] = atom.value;
      break;
    case 'cost':
      addCost(requirements, atom);
      break;
    case 'set':
      addChoice(requirements[atom.of], { ...atom, holds });
      break;
    case 'modes':
      addModes(requirements, { ...atom, holds });
      break;
    case 'hotelDistance':
      requirements.hotelDistances.push({
        place: atom.place,
        km: atom.km,
        isNear: atom.operator === '<=' || atom.operator === '<',
      });
      break;
    case 'timeAt':
      if (holds) requirements.times.push(atom);
      else
        for (const choice of [requirements.attraction, requirements.restaurant])
          choice.avoidNames.add(atom.place);
      break;
    case 'ride': {
      const allowed = atom.which === 'first' ? requirements.outward : requirements.homeward;
      for (const mode of SERVICE_MODES)
        if ((mode === atom.mode) !== (atom.is === holds)) allowed.delete(mode);
      break;
    }
    case 'order':
      requirements.orders.push({ first: atom.first, second: atom.second });
      break;
    case 'modeBeyond': {
      const mode = LOCAL_MODES.find((name) => name === atom.mode);
      if (holds && mode) requirements.modeBeyond = { km: atom.km, mode };
      break;
    }
    case 'arriveBy':
      if (holds) requirements.arriveBy = atom.clock;
      break;
    case 'always':
      for (const mode of LOCAL_MODES) if (atom.avoidModes?.includes(mode)) requirements.avoidModes.add(mode);
      break;
    case 'unknown':
      break;
  }
}

function addCost(requirements: Requirements, atom: Extract<Literal['atom'], { kind: 'cost' }>): void {
  if (atom.operator !== '<=' && atom.operator !== '<') return;
  const { days, people } = requirements;
  let limit = atom.operator === '<' ? atom.limit - 0.01 : atom.limit;
  for (const share of atom.per) {
    if (share === 'person') limit *= people;
    if (share === 'day') limit *= days;
    if (share === 'night') limit *= Math.max(1, days - 1);
  }
  if (atom.per.includes('meal')) requirements.mealPrice = limit / (atom.per.includes('person') ? people : 1);
  else requirements.limits.push({ scopes: atom.scopes, limit });
}

interface SetDemand {
  by: 'name' | 'kind';
  relation: SetRelation;
  values: string[];
  holds: boolean;
}

function addChoice(choice: Choice, { by, relation, values, holds }: SetDemand): void {
  const groups = by === 'name' ? choice.names : choice.kinds;
  const avoid = by === 'name' ? choice.avoidNames : choice.avoidKinds;
  const only = by === 'name' ? 'onlyNames' : 'onlyKinds';
  if (!holds) {
    // Excluding one value is enough to break "all of them".
    const left = relation === 'intersects' ? values : relation === 'subset' ? values.slice(-1) : [];
    for (const value of left) avoid.add(value);
    return;
  }
  if (relation === 'intersects') groups.push(values);
  else if (relation !== 'within') for (const value of values) groups.push([value]);
  if (relation === 'within' || relation === 'equals') {
    const known = choice[only];
    choice[only] = new Set(values.filter((value) => !known || known.has(value)));
  }
}

interface ModeDemand extends Omit<SetDemand, 'by'> {
  of: 'local' | 'intercity';
}

function addModes(requirements: Requirements, { of, relation, values, holds }: ModeDemand): void {
  if (of === 'intercity') {
    const isAllowed = (mode: ServiceMode): boolean => values.includes(mode) === holds;
    if (relation === 'intersects' && holds) return;
    for (const mode of SERVICE_MODES) {
      if (isAllowed(mode)) continue;
      requirements.outward.delete(mode);
      requirements.homeward.delete(mode);
    }
    return;
  }
  const named = LOCAL_MODES.filter((mode) => values.includes(mode));
  const others = LOCAL_MODES.filter((mode) => !values.includes(mode));
  if (!holds) {
    if (relation === 'intersects' || relation === 'subset') requirements.onlyModes = new Set(others);
    return;
  }
  if (relation === 'within' || relation === 'equals') requirements.onlyModes = new Set(named);
  if (relation !== 'within') for (const mode of named) requirements.usedModes.add(mode);
}
