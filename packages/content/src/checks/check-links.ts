import { toMinutes } from '@yunyou/domain/time/china-time';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

type Link = ContentItem<'link'>['fields'];
type Station = ContentItem<'station'>['fields'];

const kindOfMode = {
  train: ['railway'],
  flight: ['airport'],
  coach: ['coach', 'border-port'],
  ferry: ['pier'],
};

/** A service may take this share of the typical minutes where the link names no fastest ones. */
const fastestShare = 0.9;
/** Share of the typical minutes that no service exceeds; night trains are slow. */
const slowestShare = 4;

/** Checks the stations and typical services of links. */
export function checkLinks(content: Content): ContentProblem[] {
  const stations = new Map(listItems(content, 'station').map(({ id, fields }) => [id, fields]));
  return listItems(content, 'link').flatMap((link) =>
    listLinkMistakes(link.fields, stations).map((message) => problemIn(link, message)),
  );
}

export function listLinkMistakes(link: Link, stations: ReadonlyMap<string, Station>): Mistake[] {
  const { fromCityId, toCityId, fromStationId, toStationId, services = [], timetable, oneWay } = link;
  const check = (field: string, id: string | undefined, cityId: string, service = '') =>
    listStationMistakes(link, { field, service, station: id ? stations.get(id) : undefined, cityId });
  const mistakes = [
    ...check('fromStationId', fromStationId, fromCityId),
    ...check('toStationId', toStationId, toCityId),
  ];
  for (const service of services) {
    const [departs, arrives] =
      service.direction === 'there' ? [fromCityId, toCityId] : [toCityId, fromCityId];
    mistakes.push(
      ...check('fromStationId', service.fromStationId, departs, service.number),
      ...check('toStationId', service.toStationId, arrives, service.number),
      ...listTimeMistakes(link, service),
    );
    if (oneWay && service.direction === 'back')
      mistakes.push(mistake('service-back-of-one-way', { service: service.number }));
  }
  if (services.length > 0 && !timetable) mistakes.push(mistake('timetable-missing'));
  if (link.fareRule && !link.fare) mistakes.push(mistake('fare-missing'));
  return mistakes;
}

function listStationMistakes(
  { mode }: Link,
  {
    field,
    service,
    station,
    cityId,
  }: { field: string; service: string; station: Station | undefined; cityId: string },
): Mistake[] {
  if (!station) return []; // no station, or an unknown one, which the check of references reports
  const at = { field, service, station: station.name };
  const mistakes: Mistake[] = [];
  if (station.cityId !== cityId && !station.alsoServesCityIds.includes(cityId))
    mistakes.push(mistake('station-of-other-city', { ...at, cityId }));
  if (!kindOfMode[mode].includes(station.kind))
    mistakes.push(mistake('station-of-other-kind', { ...at, kind: station.kind, mode }));
  return mistakes;
}

function listTimeMistakes(
  { minutes, fastestMinutes = Math.floor(minutes * fastestShare) }: Link,
  { number, departs, arrives, dayOffset }: NonNullable<Link['services']>[number],
): Mistake[] {
  const duration = toMinutes(arrives) - toMinutes(departs) + dayOffset * 1440;
  if (duration >= fastestMinutes && duration <= minutes * slowestShare) return [];
  return [
    mistake('service-minutes', {
      service: number,
      minutes: duration,
      fastest: fastestMinutes,
      typical: minutes,
    }),
  ];
}
