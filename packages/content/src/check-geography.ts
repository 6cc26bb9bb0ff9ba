import { toSearchKey } from '@yunyou/domain/search/search-key';
import { listItems, problemIn } from './check-items.ts';
import { kilometresBetween, kilometresOutside, type Point } from './geography.ts';
import type { Geography, KnownPlace } from './geography-data.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Farther from its entry in the gazetteer a city's coordinates must be wrong. */
const maximumCityKilometres = 20;

/** How far a place may be from the city it belongs to. */
const maximumKilometres = { 'scenic-spot': 150, hotel: 90, restaurant: 90, shop: 90 } as const;

/** Outlines are coarse and leave out small islands and quays. */
const outlineToleranceKilometres = 6;

/** Cities that the gazetteer lists under the name of their seat only. */
const gazetteerNames: Record<string, string> = { pingyao: 'Gutao', xishuangbanna: 'Yunjinghong' };

/** Ids that one rule does not hold for, each with the reason. */
const exceptions: Record<'gazetteer' | 'outline', Record<string, string>> = {
  gazetteer: { jiuzhaigou: 'placed at the valley mouth; the county seat of that name is 29 km away' },
  outline: {
    fangchuan: 'on a strip of land between Russia and Korea that the outline is too coarse to show',
  },
};

type City = ContentItem<'city'>;

/** Coordinates that cannot be right: far from the gazetteer's, far from their city, outside their province. */
export function checkGeography(content: Content, geography: Geography): ContentProblem[] {
  const cities = new Map(listItems(content, 'city').map((city) => [city.id, city]));
  const problems = [...cities.values()].flatMap((city) => [
    ...checkGazetteer(city, geography.places),
    ...checkOutline(city, city, geography),
  ]);
  for (const entity of ['scenic-spot', 'hotel', 'restaurant', 'shop'] as const) {
    for (const place of listItems(content, entity)) {
      const city = cities.get(place.fields.cityId);
      if (!city) continue;
      const distance = kilometresBetween(place.fields.coordinates, city.fields.coordinates);
      const limit = maximumKilometres[entity];
      if (distance > limit) {
        problems.push(
          problemIn(place, `is ${Math.round(distance)} km from ${city.id}, more than ${limit} km`),
        );
      }
      problems.push(...checkOutline(place, city, geography));
    }
  }
  return problems;
}

/** Measured to the nearest place of the city's name in its province; only where none has it, by its aliases. */
function checkGazetteer(city: City, places: readonly KnownPlace[]): ContentProblem[] {
  if (exceptions.gazetteer[city.id]) return [];
  const { name, pinyin, aliases, areaId, coordinates } = city.fields;
  const inProvince = places.filter((place) => place.areaId === areaId);
  const ownNames = listNamed(inProvince, [name, pinyin, gazetteerNames[city.id] ?? '']);
  const named = ownNames.length ? ownNames : listNamed(inProvince, aliases);
  if (!named.length) {
    return [
      problemIn(city, `GeoNames has no place of this name in ${areaId}: add the name it uses as an alias`),
    ];
  }
  const nearest = Math.min(...named.map((place) => kilometresBetween(coordinates, place)));
  if (nearest <= maximumCityKilometres) return [];
  return [problemIn(city, `is ${Math.round(nearest)} km from where GeoNames has it`)];
}

function listNamed(places: readonly KnownPlace[], names: readonly string[]): KnownPlace[] {
  const spellings = new Set(names.map(toSearchKey));
  return places.filter((place) => spellings.has(toSearchKey(place.name)));
}

function checkOutline(
  place: ContentItem & { fields: { coordinates: Point } },
  city: City,
  { provinces }: Geography,
): ContentProblem[] {
  const { areaId } = city.fields;
  const rings = provinces[areaId];
  if (!rings || exceptions.outline[place.id]) return [];
  const distance = kilometresOutside(place.fields.coordinates, rings);
  if (distance <= outlineToleranceKilometres) return [];
  return [problemIn(place, `is ${Math.round(distance)} km outside ${areaId}`)];
}
