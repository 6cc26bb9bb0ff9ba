import type { CityValue } from '../worth/city-value.ts';

/** From this altitude on, the body needs days to adapt. */
const highMetres = 2000;
/** Increase in altitude between two nights that most people tolerate well. */
const easyClimbMetres = 900;
/** Worth lost per metre of a climb beyond that. */
const worthPerClimbedMetre = 0.15;

/** A first night at this altitude after one below the other makes most people ill, as in Everest's Tingri before Lhasa. */
const dangerous = { metres: 4200, afterMetres: 3300, cost: 1500 } as const;

/** Values for a group that avoids altitude, and the altitude from which each metre of a night costs worth. */
const carefulClimbMetres = 600;
const carefulWorthPerMetre = 0.45;
const carefulMetres = 3000;
const worthPerHighMetre = 1.5;

/** Returns the cost of nights much higher than the ones before, so that trips to high towns rise step by step. */
export function climbCost(
  cityIds: readonly string[],
  values: ReadonlyMap<string, CityValue>,
  isCareful: boolean,
): number {
  const heights = cityIds.map((id) => values.get(id)?.city.altitudeMetres ?? 0);
  const [easyMetres, worthPerMetre] = isCareful
    ? [carefulClimbMetres, carefulWorthPerMetre]
    : [easyClimbMetres, worthPerClimbedMetre];
  return heights.reduce((sum, height, index) => {
    const before = Math.max(index === 0 ? 0 : (heights[index - 1] ?? 0), highMetres - easyClimbMetres);
    const above = isCareful ? Math.max(0, height - carefulMetres) * worthPerHighMetre : 0;
    const danger = height >= dangerous.metres && before < dangerous.afterMetres ? dangerous.cost : 0;
    return sum + above + danger + Math.max(0, height - before - easyMetres) * worthPerMetre;
  }, 0);
}
