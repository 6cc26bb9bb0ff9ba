import { mainCities } from '../checks/check-counts.ts';
import { listItems, problemIn } from '../checks/check-items.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem } from '../read-content.ts';
import type { WarningRule } from './warning-rule.ts';

/** Good days that a main city and any other city should have. */
const mainCityDays = 4;
const otherCityDays = 2;

const forCities =
  (findMistake: (city: ContentItem<'city'>, content: Content) => Mistake | undefined): WarningRule =>
  (content) =>
    listItems(content, 'city').flatMap((city) => {
      const found = findMistake(city, content);
      return found ? [problemIn(city, found)] : [];
    });

const has = (
  content: Content,
  entity: 'hotel' | 'restaurant',
  goodFor: 'stay' | 'eat',
  cityId: string,
): boolean =>
  listItems(content, entity).some(({ fields }) => fields.cityId === cityId) ||
  listItems(content, 'district').some(
    ({ fields }) => fields.cityId === cityId && fields.goodFor.includes(goodFor),
  );

export const cityRules: Readonly<Record<string, WarningRule>> = {
  'city-without-stay': forCities(({ id }, content) =>
    has(content, 'hotel', 'stay', id) ? undefined : mistake('city-without-stay'),
  ),
  'city-without-eat': forCities(({ id }, content) =>
    has(content, 'restaurant', 'eat', id) ? undefined : mistake('city-without-eat'),
  ),
  'city-without-station': forCities(({ id }, content) =>
    listItems(content, 'station').some(
      ({ fields }) => fields.cityId === id || fields.alsoServesCityIds.includes(id),
    )
      ? undefined
      : mistake('city-without-station'),
  ),
  'city-without-link': forCities(({ id }, content) =>
    listItems(content, 'link').some(({ fields }) => fields.fromCityId === id || fields.toCityId === id)
      ? undefined
      : mistake('city-without-link'),
  ),
  'city-with-few-day-ideas': forCities(({ id }, content) => {
    const minimum = mainCities.includes(id) ? mainCityDays : otherCityDays;
    const count = listItems(content, 'day-idea').filter(({ fields }) => fields.cityId === id).length;
    return count < minimum ? mistake('few-day-ideas', { count, minimum }) : undefined;
  }),
  'route-leg-without-link': (content) => {
    const pairs = new Set(
      listItems(content, 'link').flatMap(({ fields: { fromCityId, toCityId } }) => [
        `${fromCityId} ${toCityId}`,
        `${toCityId} ${fromCityId}`,
      ]),
    );
    return listItems(content, 'route').flatMap((route) =>
      route.fields.stops.flatMap(({ cityId }, index, stops) => {
        const next = stops[index + 1]?.cityId;
        return next && !pairs.has(`${cityId} ${next}`)
          ? [problemIn(route, mistake('leg-without-link', { from: cityId, to: next }))]
          : [];
      }),
    );
  },
};
