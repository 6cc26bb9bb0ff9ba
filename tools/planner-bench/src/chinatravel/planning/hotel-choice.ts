import type { City, Hotel } from '../sandbox.ts';
import type { Test } from './choice.ts';
import { isWithin, listGroups } from './choice.ts';
import { placeKm, quickKm } from './distances.ts';
import type { Requirements } from './requirements.ts';

export interface HotelOptions {
  city: City;
  requirements: Requirements;
  nights: number;
  /** Stations of arrival and departure. */
  stations: readonly string[];
  /** Places that every plan visits. */
  fixedPlaces: readonly string[];
  /** Maximum cost of all nights for the party. */
  maxCost: number;
  /** Kilometres of bad location that one yuan per person and night is worth. */
  kmPerYuan: number;
  stationWeight: number;
}

/** One hotel per night; the same hotel for all nights where the demands allow it. */
export type Nights = Hotel[];

/** Lists hotels for all nights, best first. */
export function listNights(options: HotelOptions): Nights[] {
  const { requirements, city, nights } = options;
  if (nights === 0) return [[]];
  const allowed = [...city.hotels.values()].filter((hotel) => isAllowed(hotel, requirements));
  const single = rankHotels(
    allowed.filter((hotel) => isHotelAllowed(hotel, requirements) && isLastNightAllowed(hotel, options)),
    options,
  ).filter((hotel) => nightCost(hotel, requirements) * nights <= options.maxCost);
  if (single.length > 0)
    return single.slice(0, 12).map((hotel) => Array.from({ length: nights }, () => hotel));
  const mixed = mixHotels(allowed, options);
  return mixed ? [mixed] : [];
}

export function roomsFor(hotel: Hotel, requirements: Requirements): number {
  return requirements.rooms ?? Math.ceil(requirements.people / hotel.beds);
}

export function nightCost(hotel: Hotel, requirements: Requirements): number {
  return hotel.price * roomsFor(hotel, requirements);
}

function isAllowed(hotel: Hotel, { hotel: choice, beds }: Requirements): boolean {
  if (beds !== undefined && hotel.beds !== beds) return false;
  return isWithin(hotel, choice);
}

/** Returns whether the demands allow the hotel for every night, apart from distances and prices. */
export function isHotelAllowed(hotel: Hotel, requirements: Requirements): boolean {
  return isAllowed(hotel, requirements) && listGroups(requirements.hotel).every((group) => group(hotel));
}

/** Checks distance demands, which concern the last hotel. Stays slightly below the limit because of rounding. */
function isLastNightAllowed(hotel: Hotel, { city, requirements }: HotelOptions): boolean {
  return requirements.hotelDistances.every(({ place, km, isNear }) => {
    const distance = placeKm(city, place, hotel.name);
    return isNear ? distance <= km + 1e-10 : distance > km;
  });
}

function rankHotels(hotels: readonly Hotel[], options: HotelOptions): Hotel[] {
  const { city, stations, fixedPlaces } = options;
  const sights = [...city.attractions.keys()].slice(0, 40);
  const ranked = hotels.map((hotel) => {
    const toSights = sights
      .map((name) => quickKm(city, hotel.name, name))
      .sort((a, b) => a - b)
      .slice(0, 15);
    const badness =
      options.stationWeight * mean(stations.map((name) => quickKm(city, hotel.name, name))) +
      2 * mean(fixedPlaces.map((name) => quickKm(city, hotel.name, name))) +
      2 * mean(toSights) +
      (options.kmPerYuan * nightCost(hotel, options.requirements)) / options.requirements.people;
    return { hotel, badness };
  });
  ranked.sort((a, b) => a.badness - b.badness);
  return ranked.map(({ hotel }) => hotel);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns one hotel per demand when no single hotel meets all of them and there are enough nights. */
function mixHotels(allowed: readonly Hotel[], options: HotelOptions): Nights | undefined {
  const { requirements, nights } = options;
  const picked: Hotel[] = [];
  let open = listGroups(requirements.hotel);
  while (open.length > 0) {
    const ranked = rankHotels(
      allowed.filter((hotel) => open.some((group) => group(hotel))),
      options,
    );
    const best = ranked.toSorted((a, b) => countMet(open, b) - countMet(open, a))[0];
    if (!best) return undefined;
    picked.push(best);
    open = open.filter((group) => !group(best));
  }
  const isFit = (hotel: Hotel): boolean => isLastNightAllowed(hotel, options);
  const last = picked.find(isFit) ?? rankHotels(allowed.filter(isFit), options)[0];
  if (!last) return undefined;
  const early = picked.filter((hotel) => hotel !== last);
  if (early.length + 1 > nights) return undefined;
  return Array.from({ length: nights }, (_, night) => early[night] ?? last);
}

function countMet(groups: readonly Test[], hotel: Hotel): number {
  return groups.filter((group) => group(hotel)).length;
}
