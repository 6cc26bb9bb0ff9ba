import type { Messages } from './names.ts';

interface Distance {
  kilometres: number;
  limit: number;
}
interface Way {
  to: string;
}

/** Sentences about coordinates, cities and stations. */
export const placeMessages = {
  'far-from-city': (n, v: Distance & { cityId: string }) =>
    `${n.at('coordinates')} ${v.kilometres} km from ${n.row('city', v.cityId)}, the limit is ${v.limit} km. Correct coordinates or ${n.field('cityId')}.`,
  'far-from-sights': (n, v: Distance & { cityId: string }) =>
    `${n.at('coordinates')} ${v.kilometres} km from the nearest sight of ${n.row('city', v.cityId)}, the limit is ${v.limit} km. Correct coordinates or ${n.field('cityId')}.`,
  'outside-province': (n, v: { kilometres: number; areaId: string }) =>
    `${n.at('coordinates')} ${v.kilometres} km outside ${n.row('area', v.areaId)}. Correct the coordinates or the area of the city.`,

  'taxi-minutes': (n, v: Way & { minutes: number; kilometres: number }) =>
    `${n.at('intoTown')} ${v.minutes} minutes by taxi to ${v.to} do not fit ${v.kilometres} km. Correct minutes or coordinates.`,
  'way-currency': (n, v: Way & { currency: string; expected: string }) =>
    `${n.at('intoTown')} the price to ${v.to} is in ${v.currency}; use ${v.expected}.`,
  'way-to-unserved-city': (n, v: { cityId: string }) =>
    `${n.at('intoTown')} ${n.row('city', v.cityId)} is not in ${n.field('alsoServesCityIds')}. Add it there.`,
  'airport-without-code': (n) => `${n.at('code')} an airport needs its IATA code.`,
  'code-not-needed': (n) => `${n.at('code')} only airports and railway stations have one. Remove it.`,
  'code-twice': (n, v: { other: string }) =>
    `${n.at('code')} ${n.row('station', v.other)} has the same. Correct one of them.`,
  'station-name': (n, v: { name: string }) =>
    `${n.at('zhName')} write ${v.name}站, as on a sign and for a driver.`,
  'serves-own-city': (n) => `${n.at('alsoServesCityIds')} contains ${n.field('cityId')} itself. Remove it.`,
} satisfies Messages;

/** Sentences about cities. */
export const cityMessages = {
  'gazetteer-unknown': (n, v: { name: string; areaId: string }) =>
    `${n.at('name')} GeoNames has no "${v.name}" in ${n.row('area', v.areaId)}. Add the name that GeoNames uses to ${n.field('aliases')}.`,
  'gazetteer-far': (n, v: Distance) =>
    `${n.at('coordinates')} ${v.kilometres} km from the GeoNames entry, the limit is ${v.limit} km. Correct them.`,
  'city-code-twice': (n, v: { code: string; other: string }) =>
    `${n.at('cityCode')} ${v.code} is that of ${n.row('city', v.other)}. Use a code of its own.`,
  'city-without-stay': () => 'there is no hotel and no district to stay in.',
  'city-without-eat': () => 'there is no restaurant and no district to eat in.',
  'city-without-station': () => 'no station serves it.',
  'city-without-link': () => 'no link leads to it.',
  'few-day-ideas': (_, v: { count: number; minimum: number }) =>
    `it has ${v.count} day ideas; write at least ${v.minimum}.`,
} satisfies Messages;
