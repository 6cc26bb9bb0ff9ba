import type { LocalMode as EngineMode } from '@yunyou/planner/problem';
import type { LocalMode } from '../../local-transport.ts';
import { findLegs } from '../../local-transport.ts';
import type { City } from '../../sandbox.ts';
import { partyCost } from '../local-rides.ts';
import type { Requirements } from '../requirements.ts';

const MODES: readonly LocalMode[] = ['walk', 'metro', 'taxi'];
/** Walks below this length are always preferred. */
const SHORT_WALK_MINUTES = 14;
/** A taxi must save at least this much against the metro. */
const CALL_MINUTES = 10;
/** Walks above this length are used only when no other mode serves the pair. */
const LONG_WALK_MINUTES = 60;

/** Builds travel matrices over the places for every allowed mode. */
export function createModes(city: City, places: readonly string[], requirements: Requirements): EngineMode[] {
  const modes = MODES.filter((mode) => requirements.onlyModes?.has(mode) ?? true);
  const size = places.length ** 2;
  const matrices = modes.map((mode) => ({
    mode,
    minutes: new Int32Array(size),
    costMinor: new Int32Array(size),
    meters: new Int32Array(size),
  }));
  for (const [row, from] of places.entries()) {
    for (const [column, to] of places.entries()) {
      if (column <= row) continue;
      const rides = listRides(city, { from, to, requirements });
      for (const matrix of matrices) {
        const ride = rides.get(matrix.mode);
        // The tool's times and fares are equal in both directions.
        for (const at of [row * places.length + column, column * places.length + row]) {
          matrix.minutes[at] = ride?.minutes ?? -1;
          matrix.costMinor[at] = ride?.costMinor ?? 0;
          matrix.meters[at] = ride?.meters ?? 0;
        }
      }
    }
  }
  return matrices;
}

interface Ride {
  minutes: number;
  costMinor: number;
  meters: number;
}

/** Lists the reasonable rides for the pair, or all rides when none is reasonable. */
function listRides(
  city: City,
  { from, to, requirements }: { from: string; to: string; requirements: Requirements },
): Map<LocalMode, Ride> {
  const { onlyModes, avoidModes, usedModes, modeBeyond } = requirements;
  const all = new Map<LocalMode, Ride>();
  for (const mode of MODES) {
    if (onlyModes && !onlyModes.has(mode)) continue;
    const legs = findLegs(city, { from, to, startMinute: 0, mode });
    if (!legs) continue;
    const km = legs.reduce((sum, leg) => sum + leg.distanceKm, 0);
    if (modeBeyond && mode !== modeBeyond.mode && km > modeBeyond.km) continue;
    all.set(mode, {
      minutes: legs.at(-1)?.endMinute ?? 0,
      costMinor: Math.ceil(partyCost(legs, requirements) * 100 - 1e-6),
      meters: Math.ceil(km * 1000),
    });
  }
  const walk = all.get('walk')?.minutes ?? Number.POSITIVE_INFINITY;
  // A budget for local travel outweighs the preference against walking.
  const isWalkAvoided =
    avoidModes.has('walk') && !requirements.limits.some(({ scopes }) => scopes.includes('local'));
  const [metro, taxi] = [all.get('metro'), all.get('taxi')];
  const isMetroAsGood =
    metro && taxi && !avoidModes.has('metro') && metro.minutes <= taxi.minutes + CALL_MINUTES;
  const isSensible = (mode: LocalMode): boolean => {
    if (mode === 'walk' ? isWalkAvoided : avoidModes.has(mode)) return false;
    if (mode === 'walk') return walk <= LONG_WALK_MINUTES;
    if (mode === 'taxi' && !usedModes.has('taxi') && isMetroAsGood) return false;
    return walk > SHORT_WALK_MINUTES || isWalkAvoided || usedModes.has(mode);
  };
  const sensible = new Map([...all].filter(([mode]) => isSensible(mode)));
  return sensible.size > 0 ? sensible : all;
}
