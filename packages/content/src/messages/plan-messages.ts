import type { EntityName } from '@yunyou/contract/entities';
import type { Messages, Names } from './names.ts';

/** An item of a day idea; a walk has a text instead of an id. */
interface DayItem {
  kind: Extract<EntityName, 'scenic-spot' | 'restaurant' | 'district'> | 'walk';
  item: string;
}

/** Names an item of a day idea. */
export const itemName = (n: Names, { kind, item }: DayItem): string =>
  kind === 'walk' ? item : n.row(kind, item);

/** Sentences about day ideas. */
export const dayIdeaMessages = {
  'item-too-early': (n, v: DayItem) =>
    `${n.at('items')} ${itemName(n, v)} starts before the one above has ended.`,
  'day-past-midnight': (n) =>
    `${n.at('items')} the day ends after midnight. Correct ${n.field('from', 'items')} or ${n.field('minutes', 'items')}.`,
  'item-in-other-city': (n, v: DayItem & { cityId: string; expected: string }) =>
    `${n.at('items')} ${itemName(n, v)} is in ${n.row('city', v.cityId)}, not in ${n.row('city', v.expected)}.`,
  'item-far': (n, v: DayItem & { kilometres: number; cityId: string }) =>
    `${n.at('items')} ${itemName(n, v)} is ${v.kilometres} km from ${n.row('city', v.cityId)}.`,
  'item-variant-unknown': (n, v: DayItem & { variant: string }) =>
    `${n.at('items')} ${itemName(n, v)} has no visit variant "${v.variant}".`,
  'item-closed': (n, v: DayItem & { from: string; minutes: number; months: string }) =>
    `${n.at('items')} ${itemName(n, v)} is not open from ${v.from} for ${v.minutes} minutes in month ${v.months}. Correct the hours or months.`,
} satisfies Messages;

/** Sentences about classic routes. */
export const routeMessages = {
  'route-days-min': (n, v: { days: number; nights: number; expected: number }) =>
    `${n.field('days.min')} is ${v.days}, but the stops have ${v.nights} nights. Write ${v.expected}.`,
  'route-days-max': (n, v: { days: number; nights: number; extra: number; expected: number }) =>
    `${n.field('days.max')} is ${v.days}, but the stops have ${v.nights} nights and ${v.extra} ${n.field('extraNights', 'stops')}. Write ${v.expected}.`,
  'stop-twice': (n, v: { cityId: string }) =>
    `${n.at('stops')} ${n.row('city', v.cityId)} follows itself. Join the two stops.`,
  'stop-sight-far': (n, v: { spotId: string; cityId: string; kilometres: number }) =>
    `${n.at('stops')} ${n.row('scenic-spot', v.spotId)} is ${v.kilometres} km from ${n.row('city', v.cityId)}. Correct one of them.`,
  'leg-without-link': (n, v: { from: string; to: string }) =>
    `${n.at('stops')} no direct link joins ${n.row('city', v.from)} and ${n.row('city', v.to)}.`,
} satisfies Messages;

/** Sentences about tours. */
export const lineMessages = {
  'line-days': (n, v: { days: number; itinerary: number }) =>
    `${n.field('days')} is ${v.days}, but ${n.field('itinerary')} has ${v.itinerary} days. Make them equal.`,
  'child-price': (n) => `${n.at('priceChild')} a child costs more than an adult. Correct the prices.`,
  'start-city-not-visited': (n, v: { cityId: string }) =>
    `${n.at('startCityId')} ${n.row('city', v.cityId)} is not in ${n.field('cityIds')}. Add it there.`,
  'departures-end-first': (n, v: { from: string; to: string }) =>
    `${n.at('departures')} the rule from ${v.from} to ${v.to} ends before it begins. Swap or correct the dates.`,
  'night-on-last-day': (n, v: { day: number }) =>
    `${n.at('itinerary')} day ${v.day} is the last, but has a ${n.field('nightCityId', 'itinerary')}. Remove it.`,
  'night-missing': (n, v: { day: number }) =>
    `${n.at('itinerary')} day ${v.day} has no ${n.field('nightCityId', 'itinerary')}. Add the city of the night.`,
  'day-in-other-city': (n, v: { day: number; cityId: string }) =>
    `${n.at('itinerary')} day ${v.day} is in ${n.row('city', v.cityId)}, which is not in ${n.field('cityIds')}. Add it there.`,
} satisfies Messages;
