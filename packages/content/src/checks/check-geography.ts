import { toSearchKey } from '@yunyou/domain/search/search-key';
import { kilometresBetween, kilometresOutside, type Point } from '../geography/geography.ts';
import type { Geography, KnownPlace } from '../geography/geography-data.ts';
import { mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

/** Maximum distance of a city from its entry in GeoNames. */
const maximumCityKilometres = 20;

/** Maximum distance of a place from its city. */
const maximumKilometres = { 'scenic-spot': 150, hotel: 90, restaurant: 90, shop: 90, district: 60 } as const;

/** Maximum distance of a district from a sight of its city, where it is far from the city itself. */
const maximumSightKilometres = 45;

/** Tolerance for the coarse outlines, which omit small islands and quays. */
const outlineToleranceKilometres = 6;

/** Names in GeoNames of cities that it lists under another name. */
const gazetteerNames: Record<string, string> = {
  altay: 'Jinshanlu',
  hotan: 'Gujangbagh',
  jianshui: 'Lin’an',
  kuqa: 'Xincheng',
  pingyao: 'Gutao',
  xishuangbanna: 'Yunjinghong',
  yuanyang: 'Nansha',
};

/** Items that are exempt from a check, with the reason. */
const exceptions: Record<'distance' | 'gazetteer' | 'outline', Record<string, string>> = {
  distance: {
    'xian-mount-hua-east-peak': "Lodges on Mount Hua, which is a day trip from Xi'an.",
    'altay-burqin-tourist-hotel': 'in Burqin, where visitors of Kanas stay',
    'altay-burqin-youyifeng': 'in Burqin, where visitors of Kanas stay',
    'altay-hemu-villa': 'in Hemu, a village of the Kanas park',
    'altay-jiadengyu-hongfu': 'at the gate of Kanas',
    'changbaishan-wanda-resort': 'the resort at the west slope of the mountain',
    'danxia-mountain': 'two hours by fast train and road from Guangzhou, the nearest city',
    'detian-falls': 'three and a half hours by road from Nanning, the city from which everyone goes there',
  },
  gazetteer: {
    changbaishan:
      'placed at Erdaobaihe, the town at the north slope, which GeoNames does not list by the name of the mountain',
    daocheng: 'GeoNames lists it under Jiangsu',
    jiuzhaigou: 'placed at the valley mouth; the county seat of that name is 29 km away',
    wutai: 'placed at Taihuai, the town of the monasteries, which GeoNames does not list',
    libo: 'the extract of GeoNames has no place within 50 km',
    'lugu-lake': 'placed between the villages of the lake, which GeoNames does not list',
    'snow-town': 'a forest farm that GeoNames does not list',
    yubeng: 'a village that GeoNames does not list',
    chaka: 'a small town that the extract of GeoNames does not list',
    yabuli: 'placed at the ski resorts, 25 km from the town',
    bayanbulak: 'a small town that the extract of GeoNames does not list',
    nalati: 'a small town that the extract of GeoNames does not list',
    tashkurgan: 'GeoNames does not list the town by this name',
    wudangshan: 'the town at the foot of the mountain; GeoNames does not list it',
  },
  outline: {
    fangchuan: 'on a strip of land between Russia and Korea that the outline is too coarse to show',
  },
};

type City = ContentItem<'city'>;

/** Checks coordinates: near the GeoNames entry, near the city, inside the province. */
export function checkGeography(content: Content, geography: Geography): ContentProblem[] {
  const cities = new Map(listItems(content, 'city').map((city) => [city.id, city]));
  const problems = [...cities.values()].flatMap((city) => [
    ...checkGazetteer(city, geography.places),
    ...checkOutline(city, city, geography),
  ]);
  const sights = Map.groupBy(listItems(content, 'scenic-spot'), ({ fields }) => fields.cityId);
  for (const entity of ['scenic-spot', 'hotel', 'restaurant', 'shop', 'district'] as const) {
    for (const place of listItems(content, entity)) {
      const city = cities.get(place.fields.cityId);
      if (!city) continue;
      const distance = kilometresBetween(place.fields.coordinates, city.fields.coordinates);
      const limit = maximumKilometres[entity];
      const isAtSight = entity === 'district' && isNearAny(place, sights.get(city.id) ?? []);
      if (distance > limit && !isAtSight && !exceptions.distance[place.id]) {
        problems.push(
          problemIn(
            place,
            mistake('far-from-city', { kilometres: Math.round(distance), cityId: city.id, limit }),
          ),
        );
      }
      problems.push(...checkOutline(place, city, geography));
    }
  }
  return problems;
}

type Place = ContentItem & { fields: { coordinates: Point } };

/** Returns whether visitors of one of the sights eat or sleep there: a town on the way to a far sight. */
function isNearAny(place: Place, sights: readonly Place[]): boolean {
  const { coordinates } = place.fields;
  return sights.some(
    ({ fields }) => kilometresBetween(coordinates, fields.coordinates) <= maximumSightKilometres,
  );
}

/** Compares with the nearest GeoNames place of the same name in the province; uses aliases when no name matches. */
function checkGazetteer(city: City, places: readonly KnownPlace[]): ContentProblem[] {
  if (exceptions.gazetteer[city.id]) return [];
  const { name, pinyin, aliases, areaId, coordinates } = city.fields;
  const inProvince = places.filter((place) => place.areaId === areaId);
  const ownNames = listNamed(inProvince, [name, pinyin, gazetteerNames[city.id] ?? '']);
  const named = ownNames.length ? ownNames : listNamed(inProvince, aliases);
  if (!named.length) {
    return [problemIn(city, mistake('gazetteer-unknown', { name, areaId }))];
  }
  const nearest = Math.min(...named.map((place) => kilometresBetween(coordinates, place)));
  if (nearest <= maximumCityKilometres) return [];
  return [
    problemIn(
      city,
      mistake('gazetteer-far', { kilometres: Math.round(nearest), limit: maximumCityKilometres }),
    ),
  ];
}

function listNamed(places: readonly KnownPlace[], names: readonly string[]): KnownPlace[] {
  const spellings = new Set(names.map(toSearchKey));
  return places.filter((place) => spellings.has(toSearchKey(place.name)));
}

function checkOutline(place: Place, city: City, { provinces }: Geography): ContentProblem[] {
  const { areaId } = city.fields;
  const rings = provinces[areaId];
  if (!rings || exceptions.outline[place.id]) return [];
  const distance = kilometresOutside(place.fields.coordinates, rings);
  if (distance <= outlineToleranceKilometres) return [];
  return [problemIn(place, mistake('outside-province', { kilometres: Math.round(distance), areaId }))];
}
