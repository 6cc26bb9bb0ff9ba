import { isWithin } from '@yunyou/domain/places/nearby';
import type { Gazetteer, Place } from '../../gazetteer.ts';

/** Names that sights of many towns have. */
const genericName =
  /^(?:(?:the |old |ancient |north |south |east |west |green |muslim |confucius |drum |bell |people'?s |botanical |night |city |central |golden |white |black )+(?:lake|temple|quarter|tower|park|gardens?|market|street|museum|pagoda|mosque|gate|wall|hill)|[东西南北]湖|[鼓钟]楼|[文孔]庙|人民公园|植物园|动物园|博物馆|清真寺|夜市|老街)$/;
/** Towns far from the sight of the same name, and the distance in metres within which they are meant. */
const namesakes: Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>> = {
  taishan: { latitude: 22.25, longitude: 112.79 },
};
const namesakeMeters = 600_000;
/** Up to this distance from a named town, in metres, a sight with such a name is meant although its own town is not named. */
const nearMeters = 250_000;

/**
 * Returns whether the normalised name of a sight is generic and would lead to a far town that the wish does not name:
 * "Fuzhou and West Lake" does not mean the West Lake of Hangzhou, and "Taishan and Guangzhou" is the town there, not Mount Tai.
 * `named` are the ids of all places in the wish.
 */
export function isGenericElsewhere(
  { name, place }: { readonly name: string; readonly place: Place },
  named: ReadonlySet<string>,
  { cities }: Gazetteer,
): boolean {
  if (place.kind !== 'spot' || place.cityId === undefined || named.has(place.cityId)) return false;
  const namesake = namesakes[name];
  if (namesake === undefined && !genericName.test(name)) return false;
  const own = cities.find(({ id }) => id === place.cityId)?.coordinates;
  const towns = cities.flatMap(({ id, coordinates }) => (named.has(id) && coordinates ? [coordinates] : []));
  if (namesake) return towns.length > 0 && towns.every((town) => isWithin(namesake, town, namesakeMeters));
  return own !== undefined && towns.length > 0 && !towns.some((town) => isWithin(own, town, nearMeters));
}
