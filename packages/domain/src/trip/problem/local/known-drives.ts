import type { LocalMode } from '@yunyou/planner/problem';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import type { CityPoint } from '../rides/crossings.ts';

const roadModes: ReadonlySet<string> = new Set(['taxi', 'coach', 'car']);

/** Places this near to one with a known drive share its road: a restaurant at the gate. */
const sameRoadMeters = 8000;

/** A leg is on the road from the city if it is at least this share of the distance from the centre. */
const minShareOfRoad = 0.5;

type KnownDrive = { readonly at: Located; readonly meters: number; readonly factor: number };

/**
 * Corrects the estimated minutes by road to places whose drive from the city centre is known. The estimate has one speed and one
 * detour for all roads: motorways are faster, mountain roads slower. `estimate` returns the estimated minutes of a car for a
 * straight distance in metres.
 */
export function withKnownDrives(
  modes: readonly LocalMode[],
  points: readonly CityPoint[],
  { centre, estimate }: { readonly centre: Located; readonly estimate: (meters: number) => number },
): readonly LocalMode[] {
  const known = points.flatMap(({ at, driveMinutes }): KnownDrive[] => {
    if (driveMinutes === undefined) return [];
    const meters = straightMeters(centre, at);
    return [{ at, meters, factor: driveMinutes / estimate(meters) }];
  });
  if (known.length === 0) return modes;
  const drives = points.map(({ at }) => findDrive(known, at));
  const size = points.length;
  return modes.map((mode) => {
    if (!roadModes.has(mode.mode)) return mode;
    const minutes = Int32Array.from(mode.minutes);
    for (const [i, from] of points.entries()) {
      for (const [j, to] of points.entries()) {
        const leg = i * size + j;
        const before = minutes[leg] ?? -1;
        if (i === j || before < 0) continue;
        const meters = straightMeters(from.at, to.at);
        const factors = [drives[i], drives[j]].flatMap((drive) =>
          drive && meters >= drive.meters * minShareOfRoad ? [drive.factor] : [],
        );
        if (factors.length === 0) continue;
        const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
        minutes[leg] = Math.ceil(before * mean);
      }
    }
    return { ...mode, minutes };
  });
}

/** Returns the known drive of the nearest place on the same road. */
function findDrive(known: readonly KnownDrive[], at: Located): KnownDrive | undefined {
  return known
    .map((drive) => ({ drive, meters: straightMeters(drive.at, at) }))
    .filter(({ meters }) => meters <= sameRoadMeters)
    .toSorted((a, b) => a.meters - b.meters)[0]?.drive;
}
