import type { Messages, Names } from './names.ts';

/** The field of a link, or of one of its services, that refers to a station. */
interface StationField {
  field: string;
  /** Number of the service; empty for the link itself. */
  service: string;
  station: string;
}

const stationField = (n: Names, { field, service }: StationField): string =>
  service ? `${n.at('services')} ${service}: ${n.at(field, 'services')}` : n.at(field);

/** Sentences about links between cities. */
export const linkMessages = {
  'station-of-other-city': (n, v: StationField & { cityId: string }) =>
    `${stationField(n, v)} ${v.station} does not serve ${n.row('city', v.cityId)}. Correct it or add ${n.field('alsoServesCityIds')}.`,
  'station-of-other-kind': (n, v: StationField & { kind: string; mode: string }) =>
    `${stationField(n, v)} ${v.station} is of kind ${n.value(v.kind)}, which does not fit a ${n.value(v.mode)}.`,
  'service-back-of-one-way': (n, v: { service: string }) =>
    `${n.at('services')} ${v.service} runs back, but the link is ${n.field('oneWay')}. Remove one of them.`,
  'service-minutes': (n, v: { service: string; minutes: number; fastest: number; typical: number }) =>
    `${n.at('services')} ${v.service} takes ${v.minutes} minutes, the link ${v.fastest} to ${v.typical}. Correct times, ${n.field('dayOffset', 'services')} or minutes.`,
  'timetable-missing': (n) =>
    `${n.at('timetable')} give the month of the timetable that ${n.field('services')} are from.`,
  'stations-missing': (n) => `${n.field('fromStationId')} or ${n.field('toStationId')} is missing.`,
  'fare-missing': (n) => `${n.field('fare')} is missing.`,
  'one-a-day-two-departures': (n) => `${n.field('perDay')} is 1, but first and last departure differ.`,
  'stop-unknown': (n, v: { field: string; first: string; second: string }) =>
    `${n.at(v.field)} ${[v.first, v.second].filter(Boolean).join(' and ')}: no station or airport of the city has this name.`,
  'main-pair-apart': (n, v: { to: string }) =>
    `no ride to ${n.row('city', v.to)} within a day with at most one change. Add a link.`,
} satisfies Messages;
