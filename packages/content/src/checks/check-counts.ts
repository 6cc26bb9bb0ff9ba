import type { EntityName } from '@yunyou/contract/entities';
import type { Content, ContentProblem } from '../read-content.ts';
import { listItems } from './check-items.ts';

/** Minimum number of items in the shipped guide. */
const minimumItems = [
  ['city', 96],
  ['scenic-spot', 700],
  ['guide', 52],
  ['route', 80],
  ['news', 12],
  ['trip-line', 40],
] as const;
const minimumTourCities = 25;

/** Minimum number in each main city. */
const minimumBusinesses = { hotel: 4, restaurant: 6, shop: 3 } as const;

export const mainCities = `beijing tianjin harbin dalian shanghai suzhou hangzhou nanjing huangshan qingdao
  xiamen xian luoyang wuhan changsha zhangjiajie guangzhou shenzhen hong-kong macau
  guilin sanya chengdu chongqing kunming dali lijiang lhasa dunhuang urumqi`.split(/\s+/);

/** Checks that the guide has enough items, in total and per main city. */
export function checkCounts(content: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const expectAtLeast = (
    file: EntityName,
    what: string,
    { count, minimum }: { count: number; minimum: number },
  ) => {
    if (count < minimum)
      problems.push({
        file,
        message: `There are ${count} ${what}; add items until there are at least ${minimum}.`,
      });
  };
  for (const [entity, minimum] of minimumItems) {
    expectAtLeast(entity, `${entity} items in total`, { count: listItems(content, entity).length, minimum });
  }
  for (const entity of ['hotel', 'restaurant', 'shop'] as const) {
    const items = listItems(content, entity);
    for (const cityId of mainCities) {
      const count = items.filter(({ fields }) => fields.cityId === cityId).length;
      expectAtLeast(entity, `${entity} items in ${cityId}`, { count, minimum: minimumBusinesses[entity] });
    }
  }
  const spotCities = new Set(listItems(content, 'scenic-spot').map(({ fields }) => fields.cityId));
  for (const { id } of listItems(content, 'city')) {
    if (!spotCities.has(id))
      problems.push({ file: 'scenic-spot', message: `There is no scenic-spot in ${id}. Add at least one.` });
  }
  const tourCities = new Set(listItems(content, 'trip-line').flatMap(({ fields }) => fields.cityIds));
  expectAtLeast('trip-line', 'cities in trip-line cityIds', {
    count: tourCities.size,
    minimum: minimumTourCities,
  });
  return problems;
}
