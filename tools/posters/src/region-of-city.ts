import { COMPOSED } from './scenes/composed.ts';
import type { Region } from './subject.ts';

/** The palette region of a city with a scene of its own, for subjects that only know their city. */
export function findRegionOfCity(cityId: string): Region | undefined {
  return COMPOSED[`city/${cityId}`]?.region;
}
