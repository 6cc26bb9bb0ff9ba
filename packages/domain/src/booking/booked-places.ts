type Named = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly zhName?: string | undefined;
};

/** Catalogue columns by which the places of bookings are recognised. */
export type PlaceNames = {
  readonly cities: readonly (Named & {
    readonly airports: readonly { readonly code?: string | undefined; readonly name: string }[];
  })[];
  readonly stations?:
    | readonly (Named & { readonly cityId: string; readonly code?: string | undefined })[]
    | undefined;
  readonly hotels: readonly (Named & { readonly cityId: string })[];
};
/** The names that a ride can start from and go to. */
export type StopNames = Pick<PlaceNames, 'cities' | 'stations'>;

/** A recognised airport or station; `stationId` is absent where only its city is known. */
export type BookedStop = { readonly cityId: string; readonly stationId?: string };

/**
 * Finds the stop that a confirmation names, such as "Beijing Capital (PEK)", PEK, "Beijing South" or 北京南站. Returns
 * undefined for places that the catalogue does not have, such as airports abroad.
 */
export function findStop(
  name: string | undefined,
  { cities, stations = [] }: StopNames,
): BookedStop | undefined {
  if (name === undefined) return undefined;
  const code = /\(([A-Z]{3})\)|^([A-Z]{3})$/.exec(name.trim());
  const iata = code?.[1] ?? code?.[2];
  if (iata !== undefined) {
    const station = stations.find((one) => one.code === iata);
    const city = cities.find(({ airports }) => airports.some((one) => one.code === iata));
    if (station && cities.some(({ id }) => id === station.cityId))
      return { cityId: station.cityId, stationId: station.id };
    // An unknown code is an airport abroad, even if its city has the name of a city in the catalogue.
    return city && { cityId: city.id };
  }
  const wanted = normalise(name);
  const station = stations.find((one) =>
    [one.name, one.zhName].some((own) => own && normalise(own) === wanted),
  );
  if (station && cities.some(({ id }) => id === station.cityId))
    return { cityId: station.cityId, stationId: station.id };
  const city = findCity(name, cities);
  return city === undefined ? undefined : { cityId: city };
}

/** Returns the city whose name a text starts with or contains as a word; the longest one where several match. */
export function findCity(text: string | undefined, cities: PlaceNames['cities']): string | undefined {
  if (text === undefined) return undefined;
  const words = ` ${plain(text)} `;
  return cities
    .flatMap(({ id, name, zhName }) => {
      const isNamed = name !== undefined && words.includes(` ${plain(name)} `);
      return isNamed || (zhName && text.includes(zhName)) ? [{ id, length: (name ?? '').length }] : [];
    })
    .toSorted((a, b) => b.length - a.length)[0]?.id;
}

/** Returns the hotel of the catalogue with a name, written with or without "hotel" and in any case. */
export function findHotel(
  name: string,
  { hotels }: PlaceNames,
): { readonly id: string; readonly cityId: string } | undefined {
  const wanted = normalise(name);
  return hotels.find(({ name: own, zhName }) =>
    [own, zhName].some((one) => one && normalise(one) === wanted),
  );
}

/** Returns the words of a text in lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

const fillers =
  /\b(?:hotel|the|railway|train|station|international|airport)\b|国际机场|机场|火车站|站|酒店|饭店/g;

function normalise(name: string): string {
  return plain(name.replace(/\([A-Z]{3}\)/, ''))
    .replaceAll(fillers, '')
    .replaceAll(' ', '');
}
