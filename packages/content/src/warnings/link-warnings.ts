import { listItems, problemIn } from '../checks/check-items.ts';
import { listMainPairs } from '../geography/main-pairs.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem } from '../read-content.ts';
import type { WarningRule } from './warning-rule.ts';

type Link = ContentItem<'link'>;

const forLinks =
  (findMistake: (link: Link) => Mistake | undefined): WarningRule =>
  (content: Content) =>
    listItems(content, 'link').flatMap((link) => {
      const found = findMistake(link);
      return found ? [problemIn(link, found)] : [];
    });

/** Reports links whose stop is named neither in the text about the city nor by a station that serves it. */
function checkStops(content: Content) {
  const cities = new Map(listItems(content, 'city').map(({ id, fields }) => [id, fields]));
  const stations = listItems(content, 'station').map(({ fields }) => fields);
  const isKnown = (stop: string, cityId: string) => {
    const city = cities.get(cityId);
    const names = [
      ...(city?.stations ?? []).map(({ name }) => name),
      ...(city?.airports ?? []).flatMap(({ name, code }) => [name, code]),
      ...stations
        .filter((station) => station.cityId === cityId || station.alsoServesCityIds.includes(cityId))
        .flatMap(({ name, aliases, kind, code }) => [
          name,
          ...aliases,
          ...(kind === 'airport' && code ? [code] : []),
        ]),
    ];
    return names.some((name) => stop.includes(name) || name.includes(stop));
  };
  return listItems(content, 'link').flatMap((link) => {
    const { mode, fromStop, toStop, fromCityId, toCityId } = link.fields;
    if (mode !== 'train' && mode !== 'flight') return [];
    const unknown = [
      ...(isKnown(fromStop, fromCityId) ? [] : [{ field: 'fromStop', stop: fromStop }]),
      ...(isKnown(toStop, toCityId) ? [] : [{ field: 'toStop', stop: toStop }]),
    ];
    const [first, second] = unknown;
    if (!first) return [];
    const values = { field: first.field, first: first.stop, second: second?.stop ?? '' };
    return [problemIn(link, mistake('stop-unknown', values))];
  });
}

/** Reports pairs of combined cities that need two changes or more than a day, once for both directions. */
function checkMainPairs(content: Content) {
  const cities = new Map(listItems(content, 'city').map((city) => [city.id, city]));
  const reported = new Set<string>();
  return listMainPairs(content).flatMap(({ fromCityId, toCityId, changes = Infinity }) => {
    const city = cities.get(fromCityId);
    if (changes <= 1 || !city || reported.has(`${toCityId} ${fromCityId}`)) return [];
    reported.add(`${fromCityId} ${toCityId}`);
    return [problemIn(city, mistake('main-pair-apart', { to: toCityId }))];
  });
}

export const linkRules: Readonly<Record<string, WarningRule>> = {
  'link-without-stations': forLinks(({ fields: { fromStationId, toStationId } }) =>
    fromStationId && toStationId ? undefined : mistake('stations-missing'),
  ),
  'link-without-fare': forLinks(({ fields: { mode, fare } }) =>
    mode === 'flight' || fare ? undefined : mistake('fare-missing'),
  ),
  'link-one-a-day-two-departures': forLinks(({ fields: { perDay, firstDeparture, lastDeparture } }) =>
    perDay === 1 && firstDeparture && lastDeparture && firstDeparture !== lastDeparture
      ? mistake('one-a-day-two-departures')
      : undefined,
  ),
  'link-stop-unknown': checkStops,
  'main-pair-apart': checkMainPairs,
};
