import { kilometresBetween } from '../geography/geography.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

type Spot = ContentItem<'scenic-spot'>['fields'];

/** Longest visit of one day in a variant. */
const longestDayMinutes = 720;

/** Checks visit variants, best hours, tickets and ways of spots. */
export function checkVisits(content: Content): ContentProblem[] {
  const spots = listItems(content, 'scenic-spot');
  const byId = new Map(spots.map(({ id, fields }) => [id, fields]));
  return spots.flatMap((spot) =>
    [
      ...listVisitMistakes(spot.fields),
      ...listAccessMistakes(spot.fields),
      ...listPartMistakes(spot.id, spot.fields, byId),
    ].map((message) => problemIn(spot, message)),
  );
}

/** Farthest pier or gate, and farthest station of a train to a spot. */
const farthestKilometres = { gate: 60, train: 180 } as const;

export function listAccessMistakes({ access, coordinates, tickets }: Spot): Mistake[] {
  const mistakes: Mistake[] = [];
  if (access) {
    const { by, from, minutes, first, last, price, areaMeters } = access;
    const kilometres = kilometresBetween(from.coordinates, coordinates);
    if (kilometres > (by === 'train' ? farthestKilometres.train : farthestKilometres.gate))
      mistakes.push(mistake('gate-far', { gate: from.name, kilometres: Math.round(kilometres) }));
    if (areaMeters !== undefined && kilometres * 1000 <= areaMeters)
      mistakes.push(mistake('gate-inside-area', { gate: from.name }));
    if (first !== undefined && last !== undefined && last <= first)
      mistakes.push(mistake('departures-backwards', { first, last }));
    if (price && minutes === undefined) mistakes.push(mistake('access-price-without-minutes'));
  }
  for (const { name, pass, validDays } of tickets)
    if (validDays !== undefined && pass === undefined)
      mistakes.push(mistake('valid-days-without-pass', { ticket: name }));
  return mistakes;
}

export function listPartMistakes(
  id: string,
  { cityId, partOfId, visitVariants = [] }: Spot,
  byId: ReadonlyMap<string, Spot>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const whole = byId.get(partOfId ?? '');
  if (partOfId !== undefined && whole?.partOfId !== undefined)
    mistakes.push(mistake('part-of-a-part', { whole: partOfId, itsWhole: whole.partOfId }));
  if (partOfId !== undefined && whole && whole.cityId !== cityId)
    mistakes.push(mistake('part-in-other-city', { whole: partOfId, cityId: whole.cityId }));
  for (const part of visitVariants.flatMap(({ partIds = [] }) => partIds))
    if (byId.has(part) && byId.get(part)?.partOfId !== id)
      mistakes.push(mistake('variant-part-unknown', { part }));
  return mistakes;
}

export function listVisitMistakes({ visitVariants = [], bestHours = [], tickets }: Spot): Mistake[] {
  const names = new Set(tickets.map(({ name }) => name));
  const mistakes: Mistake[] = [];
  const ids = visitVariants.map(({ id }) => id);
  if (new Set(ids).size < ids.length) mistakes.push(mistake('variant-id-twice'));
  for (const { id: variant, minutes, days, nightsInside, mealsInside, ticketNames } of visitVariants) {
    if (days === 1 && minutes > longestDayMinutes)
      mistakes.push(mistake('variant-too-long', { variant, minutes }));
    if (days > 1 && minutes < longestDayMinutes)
      mistakes.push(mistake('variant-too-short', { variant, days, minutes }));
    if (nightsInside >= days)
      mistakes.push(mistake('variant-nights', { variant, nights: nightsInside, days }));
    if (nightsInside === 0 && days === 1 && mealsInside.length > 2)
      mistakes.push(mistake('variant-meals', { variant }));
    for (const ticket of ticketNames.filter((name) => !names.has(name)))
      mistakes.push(mistake('variant-ticket-unknown', { variant, ticket }));
  }
  for (const { from, to } of bestHours) {
    if (to <= from) mistakes.push(mistake('best-hours-backwards', { from, to }));
  }
  for (const { name: ticket, kind, required, vehicle, trip } of tickets) {
    if (kind !== 'transport' && (vehicle ?? trip))
      mistakes.push(mistake('vehicle-without-transport', { ticket }));
    if (required && (kind === 'entry' || kind === 'combined'))
      mistakes.push(mistake('entry-ticket-required', { ticket, kind }));
  }
  return mistakes;
}
