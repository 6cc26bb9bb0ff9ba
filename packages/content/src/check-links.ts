import { toMinutes } from '@yunyou/domain/time/china-time';
import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Link = ContentItem<'link'>['fields'];
type Station = ContentItem<'station'>['fields'];

const kindOfMode = {
  train: ['railway'],
  flight: ['airport'],
  coach: ['coach', 'border-port'],
  ferry: ['pier'],
};

/** Share of the fastest and of the typical minutes between which a service must lie; night trains are slow. */
const fastestShare = 0.9;
const slowestShare = 4;

/** Checks the stations and typical services of links. */
export function checkLinks(content: Content): ContentProblem[] {
  const stations = new Map(listItems(content, 'station').map(({ id, fields }) => [id, fields]));
  return listItems(content, 'link').flatMap((link) =>
    listLinkMistakes(link.fields, stations).map((message) => problemIn(link, message)),
  );
}

export function listLinkMistakes(link: Link, stations: ReadonlyMap<string, Station>): string[] {
  const { fromCityId, toCityId, fromStationId, toStationId, services = [], timetable, oneWay } = link;
  const check = (field: string, id: string | undefined, cityId: string) =>
    listStationMistakes(link, { field, station: id ? stations.get(id) : undefined, cityId });
  const mistakes = [
    ...check('fromStationId', fromStationId, fromCityId),
    ...check('toStationId', toStationId, toCityId),
  ];
  for (const service of services) {
    const [departs, arrives] =
      service.direction === 'there' ? [fromCityId, toCityId] : [toCityId, fromCityId];
    mistakes.push(
      ...check(`services: ${service.number}: fromStationId`, service.fromStationId, departs),
      ...check(`services: ${service.number}: toStationId`, service.toStationId, arrives),
      ...listTimeMistakes(link, service),
    );
    if (oneWay && service.direction === 'back')
      mistakes.push(`services: ${service.number} runs back, but the link is oneWay. Remove one of them.`);
  }
  if (services.length > 0 && !timetable)
    mistakes.push('timetable: give the month of the timetable that services are from.');
  return mistakes;
}

function listStationMistakes(
  { mode }: Link,
  { field, station, cityId }: { field: string; station: Station | undefined; cityId: string },
): string[] {
  if (!station) return []; // no station, or an unknown one, which the check of references reports
  const mistakes: string[] = [];
  if (station.cityId !== cityId && !station.alsoServesCityIds.includes(cityId))
    mistakes.push(`${field}: ${station.name} does not serve ${cityId}. Correct it or add alsoServesCityIds.`);
  if (!kindOfMode[mode].includes(station.kind))
    mistakes.push(`${field}: ${station.name} is of kind ${station.kind}, which does not fit a ${mode}.`);
  return mistakes;
}

function listTimeMistakes(
  { minutes, fastestMinutes = minutes }: Link,
  { number, departs, arrives, dayOffset }: NonNullable<Link['services']>[number],
): string[] {
  const duration = toMinutes(arrives) - toMinutes(departs) + dayOffset * 1440;
  if (duration >= fastestMinutes * fastestShare && duration <= minutes * slowestShare) return [];
  return [
    `services: ${number} takes ${duration} minutes, the link ${fastestMinutes} to ${minutes}. Correct times, dayOffset or minutes.`,
  ];
}
