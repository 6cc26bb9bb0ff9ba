import type { SearchSpace } from '../search-space.ts';

/** Estimated minutes of local travel per visit. */
const USUAL_TRANSFER_MINUTES = 25;

/** Estimates the score of time in a city. Best places come first, so every further minute adds less. */
export type CityWorth = {
  /** Returns the estimated score of this many minutes in the city. */
  readonly of: (minutes: number) => number;
  /** Minutes of an average day that are left for visits. */
  readonly dayMinutes: number;
};

const worthBySpace = new WeakMap<SearchSpace, Map<string, CityWorth>>();

/** Returns the worth of time in a city, created once per space. */
export function findCityWorth(space: SearchSpace, cityId: string): CityWorth {
  const known = worthBySpace.get(space) ?? new Map<string, CityWorth>();
  worthBySpace.set(space, known);
  const worth = known.get(cityId) ?? createCityWorth(space, cityId);
  known.set(cityId, worth);
  return worth;
}

function createCityWorth(space: SearchSpace, cityId: string): CityWorth {
  const { days, meals } = space.problem;
  const places = (space.placesByCity.get(cityId) ?? []).filter(({ windowsByDay }) =>
    windowsByDay.some((windows) => windows.length > 0),
  );
  const steps = places
    .map(({ score, visitMinutes }) => ({ score, minutes: visitMinutes + USUAL_TRANSFER_MINUTES }))
    .sort((a, b) => b.score / b.minutes - a.score / a.minutes);
  const mealMinutes = meals.reduce((sum, { minutes }) => sum + minutes, 0);
  const usual = days.reduce((sum, day) => sum + day.endMinute - day.startMinute, 0) / days.length;
  return {
    dayMinutes: Math.max(60, usual - mealMinutes),
    of: (minutes) => {
      let left = minutes;
      let worth = 0;
      for (const step of steps) {
        if (left <= 0) break;
        worth += step.score * Math.min(1, left / step.minutes);
        left -= step.minutes;
      }
      return worth;
    },
  };
}
