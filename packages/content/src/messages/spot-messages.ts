import type { Messages } from './names.ts';

interface Ticket {
  ticket: string;
}
interface Span {
  from: string;
  to: string;
}
interface Variant {
  variant: string;
}
interface Tag {
  tag: string;
  field: string;
  /** Least value of the field that means the same as the tag; 0 where there is none. */
  minimum: number;
}

/** Sentences about spots: prices, opening hours, visits, tags. */
export const spotMessages = {
  'free-with-entry-ticket': (n) =>
    `${n.field('free')} is ${n.value(true)}, but ${n.field('tickets')} has an entry ticket. Remove one of them.`,
  'paid-without-price': (n) =>
    `${n.field('free')} is ${n.value(false)}, but there is no entry ticket and no ${n.field('priceNote')}. Add one of them or set ${n.setting('free', true)}.`,
  'paid-with-free-tag': (n, v: { tag: string }) =>
    `${n.field('free')} is ${n.value(false)}, but ${n.field('tagIds')} has ${n.row('tag', v.tag)}. Remove the tag or set ${n.setting('free', true)}.`,
  'ticket-currency': (n, v: Ticket & { currency: string; cityId: string; expected: string }) =>
    `${n.at('tickets')} the price of "${v.ticket}" is in ${v.currency}; in ${n.row('city', v.cityId)} use ${v.expected}.`,
  'ticket-costs-nothing': (n, v: Ticket) =>
    `${n.at('tickets')} "${v.ticket}" costs 0. Remove the ticket and say in ${n.field('priceNote')} that it is free.`,
  'release-time-without-days': (n) =>
    `${n.at('booking')} ${n.field('releaseTime', 'booking')} is set without ${n.field('daysAhead', 'booking')}. Add ${n.field('daysAhead', 'booking')}.`,
  'days-ahead-without-booking': (n) =>
    `${n.at('booking')} ${n.field('required', 'booking')} is ${n.value('not-needed')}, but ${n.field('daysAhead', 'booking')} is set. Remove ${n.field('daysAhead', 'booking')} or change ${n.field('required', 'booking')}.`,

  'exception-backwards': (n, v: Span) =>
    `${n.at('openingExceptions')} the one from ${v.from} to ${v.to} ends before it begins. Swap or correct the dates.`,
  'season-day-unknown': (n, v: { field: string; day: string }) =>
    `${n.at('season', v.field)} there is no day ${v.day}. Write MM-DD.`,
  'hours-empty': (n, v: Span) =>
    `${n.at('openingHours')} ${v.from} to ${v.to} is no time at all. For all day write 00:00 to 24:00.`,
  'hours-backwards': (n, v: Span) =>
    `${n.at('openingHours')} ${v.from} to ${v.to} closes before it opens. Swap or correct the times.`,
  'hours-short': (n, v: Span) =>
    `${n.at('openingHours')} ${v.from} to ${v.to} is less than an hour. Correct the times.`,
  'last-entry-outside': (n, v: Span & { lastEntry: string }) =>
    `${n.at('openingHours')} the last entry at ${v.lastEntry} is not between ${v.from} to ${v.to}. Correct ${n.field('lastEntry', 'openingHours')}.`,
  'hours-overlap': (n, v: Span & { otherFrom: string; otherTo: string }) =>
    `${n.at('openingHours')} ${v.from} to ${v.to} and ${v.otherFrom} to ${v.otherTo} hold on the same days. Change ${n.field('season', 'openingHours')}, ${n.field('closedOn', 'openingHours')} or times of one.`,
  'hours-gap': (n, v: { days: number; first: string }) =>
    `${n.at('openingHours')} no rule holds on ${v.days} days from ${v.first}. Add a rule, or give the reason in ${n.field('hoursNote')}.`,
  'visit-longer-than-hours': (n, v: { minutes: number }) =>
    `${n.at('visitMinutes')} a visit of ${v.minutes} minutes does not fit into the opening hours. Correct one of them.`,

  'gate-far': (n, v: { gate: string; kilometres: number }) =>
    `${n.at('access')} ${v.gate} is ${v.kilometres} km away. Correct its coordinates.`,
  'gate-inside-area': (n, v: { gate: string }) =>
    `${n.at('access')} ${v.gate} lies within ${n.field('areaMeters', 'access')}, as if it were on the island. Lower it.`,
  'departures-backwards': (n, v: { first: string; last: string }) =>
    `${n.at('access')} the last departure ${v.last} is before the first ${v.first}. Correct the times.`,
  'access-price-without-minutes': (n) =>
    `${n.at('access')} a price needs ${n.field('minutes', 'access')}. Add ${n.field('minutes', 'access')}, or move the price to ${n.field('tickets')}.`,
  'valid-days-without-pass': (n, v: Ticket) =>
    `${n.at('tickets')} "${v.ticket}" has ${n.field('validDays', 'tickets')} without a ${n.field('pass', 'tickets')}. Name the ${n.field('pass', 'tickets')} or remove ${n.field('validDays', 'tickets')}.`,
  'part-of-a-part': (n, v: { whole: string; itsWhole: string }) =>
    `${n.at('partOfId')} ${n.row('scenic-spot', v.whole)} is itself a part. Refer to ${n.row('scenic-spot', v.itsWhole)}.`,
  'part-in-other-city': (n, v: { whole: string; cityId: string }) =>
    `${n.at('partOfId')} ${n.row('scenic-spot', v.whole)} is in ${n.row('city', v.cityId)}. Give both the same city.`,
  'variant-part-unknown': (n, v: { part: string }) =>
    `${n.at('visitVariants')} ${n.row('scenic-spot', v.part)} is no part of this spot. Set its ${n.field('partOfId')}.`,
  'variant-id-twice': (n) => `${n.at('visitVariants')} two have the same id. Rename one.`,
  'variant-too-long': (n, v: Variant & { minutes: number }) =>
    `${n.at('visitVariants')} ${v.variant}: ${v.minutes} minutes do not fit into one day. Correct minutes or days.`,
  'variant-too-short': (n, v: Variant & { days: number; minutes: number }) =>
    `${n.at('visitVariants')} ${v.variant}: ${v.days} days with only ${v.minutes} minutes. Correct minutes or days.`,
  'variant-nights': (n, v: Variant & { nights: number; days: number }) =>
    `${n.at('visitVariants')} ${v.variant}: ${v.nights} nights inside need more than ${v.days} days.`,
  'variant-meals': (n, v: Variant) =>
    `${n.at('visitVariants')} ${v.variant}: three meals inside need a night inside. Correct ${n.field('mealsInside', 'visitVariants')} or ${n.field('nightsInside', 'visitVariants')}.`,
  'variant-ticket-unknown': (n, v: Variant & Ticket) =>
    `${n.at('visitVariants')} ${v.variant}: there is no ticket "${v.ticket}". Copy the name from ${n.field('tickets')}.`,
  'best-hours-backwards': (n, v: Span) =>
    `${n.at('bestHours')} ${v.from} to ${v.to} ends before it begins. Correct the times.`,
  'vehicle-without-transport': (n, v: Ticket) =>
    `${n.at('tickets')} "${v.ticket}" has a vehicle, but is no transport ticket. Set ${n.setting('kind', 'transport', 'tickets')}.`,
  'entry-ticket-required': (n, v: Ticket & { kind: string }) =>
    `${n.at('tickets')} "${v.ticket}" is an ${n.value(v.kind)} ticket; ${n.field('required', 'tickets')} is for transport and extras.`,

  'tag-contradicts-field': (n, v: Tag) =>
    `${n.field('tagIds')} has ${n.row('tag', v.tag)}, but ${n.field(v.field)}${v.minimum ? ` of ${v.minimum} or more` : ''} says otherwise.`,
  'tag-missing': (n, v: Tag) =>
    `${n.field(v.field)}${v.minimum ? ` of ${v.minimum} or more` : ''} says so, but ${n.field('tagIds')} has no ${n.row('tag', v.tag)}.`,
  'steps-with-step-free-tag': (n, v: { tag: string }) =>
    `${n.field('tagIds')} has ${n.row('tag', v.tag)}, but the text names steps. Check the tag.`,
  'closing-day-in-text': (n, v: { day: string; name: string }) =>
    `the text says closed on ${v.name}s, ${n.field('openingHours')} does not. Correct one of them.`,
  'entry-price-in-text': (n, v: { yuan: number }) =>
    `the text says ${v.yuan} yuan for the entry, ${n.field('tickets')} has no such price. Correct one of them.`,
  'visit-length-in-text': (n, v: { quote: string; minutes: number }) =>
    `the text says "${v.quote}", ${n.field('visitMinutes')} is ${v.minutes}. Correct one of them.`,
  'metro-walk-in-text': (n, v: { quote: string; minutes: number }) =>
    `the text says "${v.quote}" from the metro, ${n.field('nearestMetro')} says ${v.minutes} minutes. Correct one of them.`,
  'entry-price-missing': (n) =>
    `${n.field('free')} is ${n.value(false)}, but there is no entry ticket with a price.`,
  'cable-car-price-missing': (n, v: { tag: string }) =>
    `${n.field('tagIds')} has ${n.row('tag', v.tag)}, but no transport ticket has its price.`,
  'address-without-street': (n, v: { address: string }) =>
    `${n.at('zhAddress')} "${v.address}" has no street, village or town.`,
  'variants-missing': (n, v: { minutes: number }) =>
    `${n.field('visitMinutes')} is ${v.minutes}, but there are no ${n.field('visitVariants')}.`,
  'spot-links-nowhere': (n) => `${n.field('description')} links to no other page.`,
} satisfies Messages;
