import { VARIATIONS } from './generate/variations.data.ts';
import { COMPOSED } from './scenes/composed.ts';
import type { Region } from './subject.ts';

/** Returns the palette region of a city with a scene of its own or a varied one, for subjects that have only a city. */
export function findRegionOfCity(cityId: string): Region | undefined {
  const key = `city/${cityId}`;
  return (COMPOSED[key] ?? COMPOSED[VARIATIONS[key]?.of ?? ''])?.region;
}
