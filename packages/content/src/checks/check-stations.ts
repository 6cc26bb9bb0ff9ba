import { kilometresBetween } from '../geography/geography.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';
import { currencyOfCity } from './check-prices.ts';

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
): Mistake[] {
  const toCity = kilometresBetween(coordinates, city.fields.coordinates);
  const toSpot = Math.min(...spots.map((spot) => kilometresBetween(coordinates, spot)));
  const mistakes: Mistake[] = [];
  if (toCity > maximumCityKilometres)
    mistakes.push(
      mistake('far-from-city', {
        kilometres: Math.round(toCity),
        cityId: city.id,
        limit: maximumCityKilometres,
      }),
    );
  if (spots.length > 0 && toSpot > maximumSpotKilometres)
    mistakes.push(
      mistake('far-from-sights', {
        kilometres: Math.round(toSpot),
        cityId: city.id,
        limit: maximumSpotKilometres,
      }),
    );
  return mistakes;
}

/** Compares the minutes of a taxi with the distance to the centre, and prices with the city's currency. */
function listWayMistakes({ fields }: Station, cities: ReadonlyMap<string, City>): Mistake[] {
  return fields.intoTown.flatMap(({ mode, to, cityId, minutes, price }) => {
    const city = cities.get(cityId ?? fields.cityId);
    if (!city) return [];
    const kilometres = kilometresBetween(fields.coordinates, city.fields.coordinates);
    const shortest = (kilometres / fastestTaxi) * 60 - taxiOverheadMinutes;
    const longest = (kilometres / slowestTaxi) * 60 + taxiOverheadMinutes;
    const mistakes: Mistake[] = [];
    if (mode === 'taxi' && (minutes < shortest || minutes > longest))
      mistakes.push(mistake('taxi-minutes', { minutes, to, kilometres: Math.round(kilometres) }));
    const expected = currencyOfCity(fields.cityId);
    if (price && ![expected, currencyOfCity(city.id)].includes(price.currency))
      mistakes.push(mistake('way-currency', { to, currency: price.currency, expected }));
    if (cityId && cityId !== fields.cityId && !fields.alsoServesCityIds.includes(cityId))
      mistakes.push(mistake('way-to-unserved-city', { cityId }));
    return mistakes;
  });
}

function listKindMistakes({ fields: { kind, code, zhName, cityId, alsoServesCityIds } }: Station): Mistake[] {
  const mistakes: Mistake[] = [];
  if (kind === 'airport' && !code) mistakes.push(mistake('airport-without-code'));
  if (kind !== 'airport' && kind !== 'railway' && code) mistakes.push(mistake('code-not-needed'));
  if (kind === 'railway' && !/站/u.test(zhName)) mistakes.push(mistake('station-name', { name: zhName }));
  if (alsoServesCityIds.includes(cityId)) mistakes.push(mistake('serves-own-city'));
  return mistakes;
}

function listSharedCodes(stations: readonly Station[]): ContentProblem[] {
  const byCode = Map.groupBy(stations, ({ fields }) => `${fields.kind} ${fields.code ?? ''}`);
  return [...byCode].flatMap(([key, [first, ...others]]) =>
    key.endsWith(' ') || !first
      ? []
      : others.map((other) => problemIn(other, mistake('code-twice', { other: first.id }))),
  );
}
