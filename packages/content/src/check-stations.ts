import { listItems, problemIn } from './check-items.ts';
import { currencyOfCity } from './check-prices.ts';
import { kilometresBetween } from './geography.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Station = ContentItem<'station'>;
type City = ContentItem<'city'>;

/** Maximum distance of a station from the centre of its city. Liuyuan, the station of Dunhuang, is 127 km out. */
const maximumCityKilometres = 140;
/** Maximum distance of a station from the nearest sight of its city. Liuyuan South is 122 km from the Yulin Caves. */
const maximumSpotKilometres = 130;
/** Speeds in a straight line that a taxi cannot reach, and that would be slower than walking. */
const fastestTaxi = 90;
const slowestTaxi = 8;
/** Minutes that a taxi needs beside driving: queue, ramps, the last corner. */
const taxiOverheadMinutes = 20;

/** Checks that stations are near their city and its sights, have unique codes, and plausible ways into town. */
export function checkStations(content: Content): ContentProblem[] {
  const cities = new Map(listItems(content, 'city').map((city) => [city.id, city]));
  const spots = Map.groupBy(listItems(content, 'scenic-spot'), ({ fields }) => fields.cityId);
  const stations = listItems(content, 'station');
  return [
    ...stations.flatMap((station) => {
      const city = cities.get(station.fields.cityId);
      if (!city) return [];
      const points = (spots.get(city.id) ?? []).map(({ fields }) => fields.coordinates);
      return [
        ...listPositionMistakes(station, city, points),
        ...listWayMistakes(station, cities),
        ...listKindMistakes(station),
      ].map((message) => problemIn(station, message));
    }),
    ...listSharedCodes(stations),
  ];
}

export function listPositionMistakes(
  { fields: { coordinates } }: Station,
  city: City,
  spots: readonly Station['fields']['coordinates'][],
): string[] {
  const toCity = kilometresBetween(coordinates, city.fields.coordinates);
  const toSpot = Math.min(...spots.map((spot) => kilometresBetween(coordinates, spot)));
  const mistakes: string[] = [];
  if (toCity > maximumCityKilometres)
    mistakes.push(
      `coordinates: ${Math.round(toCity)} km from ${city.id}, the limit is ${maximumCityKilometres} km.`,
    );
  if (spots.length > 0 && toSpot > maximumSpotKilometres)
    mistakes.push(
      `coordinates: ${Math.round(toSpot)} km from the nearest sight of ${city.id}, the limit is ${maximumSpotKilometres} km.`,
    );
  return mistakes.map((mistake) => `${mistake} Correct the coordinates or cityId.`);
}

/** Compares the minutes of a taxi with the distance to the centre, and prices with the city's currency. */
function listWayMistakes({ fields }: Station, cities: ReadonlyMap<string, City>): string[] {
  return fields.intoTown.flatMap(({ mode, to, cityId, minutes, price }) => {
    const city = cities.get(cityId ?? fields.cityId);
    if (!city) return [];
    const kilometres = kilometresBetween(fields.coordinates, city.fields.coordinates);
    const shortest = (kilometres / fastestTaxi) * 60 - taxiOverheadMinutes;
    const longest = (kilometres / slowestTaxi) * 60 + taxiOverheadMinutes;
    const mistakes: string[] = [];
    if (mode === 'taxi' && (minutes < shortest || minutes > longest))
      mistakes.push(
        `intoTown: ${minutes} minutes by taxi to ${to} do not fit ${Math.round(kilometres)} km. Correct minutes or coordinates.`,
      );
    const currencies = [currencyOfCity(fields.cityId), currencyOfCity(city.id)];
    if (price && !currencies.includes(price.currency))
      mistakes.push(`intoTown: the price to ${to} is in ${price.currency}; use ${currencies[0]}.`);
    if (cityId && cityId !== fields.cityId && !fields.alsoServesCityIds.includes(cityId))
      mistakes.push(`intoTown: ${cityId} is not in alsoServesCityIds. Add it there.`);
    return mistakes;
  });
}

function listKindMistakes({ fields: { kind, code, zhName, cityId, alsoServesCityIds } }: Station): string[] {
  const mistakes: string[] = [];
  if (kind === 'airport' && !code) mistakes.push('code: an airport needs its IATA code.');
  if (kind !== 'airport' && kind !== 'railway' && code)
    mistakes.push('code: only airports and railway stations have one. Remove it.');
  if (kind === 'railway' && !/站/u.test(zhName))
    mistakes.push(`zhName: write ${zhName}站, as on a sign and for a driver.`);
  if (alsoServesCityIds.includes(cityId))
    mistakes.push('alsoServesCityIds: contains cityId itself. Remove it.');
  return mistakes;
}

function listSharedCodes(stations: readonly Station[]): ContentProblem[] {
  const byCode = Map.groupBy(stations, ({ fields }) => `${fields.kind} ${fields.code ?? ''}`);
  return [...byCode].flatMap(([key, [first, ...others]]) =>
    key.endsWith(' ')
      ? []
      : others.map((other) => problemIn(other, `code: ${first?.id} has the same. Correct one of them.`)),
  );
}
