import type { CityCard } from '@yunyou/contract/site/cards.schema';
import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { formatDuration } from '../../features/facts/format.ts';
import { cityTile, type TileWords } from '../../features/tiles/tile-words.ts';
import { modeNames } from './rides.ts';

/** Longest ride, one way, of a city that is worth a day trip. */
const dayTripMinutes = 100;

/** Divides the nearby cities into those that a fast ride brings within a day trip, shortest first, and the others. */
export function toAround(
  nearby: readonly CityCard[],
  links: readonly CityLink[],
): { dayTrips: TileWords[]; nearby: TileWords[] } {
  const rides = nearby.flatMap((city) => {
    const ride = links
      .filter(({ city: { linkUrl }, mode }) => linkUrl === city.linkUrl && mode !== 'flight')
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    return ride && ride.minutes <= dayTripMinutes ? [{ city, ride }] : [];
  });
  const byRide = new Set(rides.map(({ city }) => city.id));
  return {
    dayTrips: rides
      .toSorted((a, b) => a.ride.minutes - b.ride.minutes)
      .map(({ city, ride }) => ({
        ...cityTile(city),
        facts: [`${modeNames[ride.mode]} ${formatDuration(ride.minutes)}`],
      })),
    nearby: nearby.filter(({ id }) => !byRide.has(id)).map(cityTile),
  };
}
