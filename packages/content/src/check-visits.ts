import { listItems, problemIn } from './check-items.ts';
import { kilometresBetween } from './geography.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

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

/** Farthest pier or gate from its island or park. */
const farthestGateKilometres = 60;

export function listAccessMistakes({ access, coordinates, tickets }: Spot): string[] {
  const mistakes: string[] = [];
  if (access) {
    const { from, minutes, first, last, price, areaMeters } = access;
    const kilometres = kilometresBetween(from.coordinates, coordinates);
    if (kilometres > farthestGateKilometres)
      mistakes.push(`access: ${from.name} is ${Math.round(kilometres)} km away. Correct its coordinates.`);
    if (areaMeters !== undefined && kilometres * 1000 <= areaMeters)
      mistakes.push(`access: ${from.name} lies within areaMeters, as if it were on the island. Lower it.`);
    if (first !== undefined && last !== undefined && last <= first)
      mistakes.push(`access: the last departure ${last} is before the first ${first}. Correct the times.`);
    if (price && minutes === undefined)
      mistakes.push('access: a price needs minutes. Add minutes, or move the price to tickets.');
  }
  for (const { name, pass, validDays } of tickets)
    if (validDays !== undefined && pass === undefined)
      mistakes.push(`tickets: "${name}" has validDays without a pass. Name the pass or remove validDays.`);
  return mistakes;
}

export function listPartMistakes(
  id: string,
  { cityId, partOfId, visitVariants = [] }: Spot,
  byId: ReadonlyMap<string, Spot>,
): string[] {
  const mistakes: string[] = [];
  const whole = byId.get(partOfId ?? '');
  if (whole?.partOfId !== undefined)
    mistakes.push(`partOfId: ${partOfId} is itself a part. Refer to ${whole.partOfId}.`);
  if (whole && whole.cityId !== cityId)
    mistakes.push(`partOfId: ${partOfId} is in ${whole.cityId}. Give both the same city.`);
  for (const part of visitVariants.flatMap(({ partIds = [] }) => partIds))
    if (byId.has(part) && byId.get(part)?.partOfId !== id)
      mistakes.push(`visitVariants: ${part} is no part of this spot. Set its partOfId.`);
  return mistakes;
}

export function listVisitMistakes({ visitVariants = [], bestHours = [], tickets }: Spot): string[] {
  const names = new Set(tickets.map(({ name }) => name));
  const mistakes: string[] = [];
  const ids = visitVariants.map(({ id }) => id);
  if (new Set(ids).size < ids.length) mistakes.push('visitVariants: two have the same id. Rename one.');
  for (const { id, minutes, days, nightsInside, mealsInside, ticketNames } of visitVariants) {
    const report = (text: string) => mistakes.push(`visitVariants: ${id}: ${text}`);
    if (days === 1 && minutes > longestDayMinutes)
      report(`${minutes} minutes do not fit into one day. Correct minutes or days.`);
    if (days > 1 && minutes < longestDayMinutes)
      report(`${days} days with only ${minutes} minutes. Correct minutes or days.`);
    if (nightsInside >= days) report(`${nightsInside} nights inside need more than ${days} days.`);
    if (nightsInside === 0 && days === 1 && mealsInside.length > 2)
      report('three meals inside need a night inside. Correct mealsInside or nightsInside.');
    for (const name of ticketNames.filter((ticket) => !names.has(ticket)))
      report(`there is no ticket "${name}". Copy the name from tickets.`);
  }
  for (const { from, to } of bestHours) {
    if (to <= from) mistakes.push(`bestHours: ${from} to ${to} ends before it begins. Correct the times.`);
  }
  for (const { name, kind, required, vehicle, trip } of tickets) {
    if (kind !== 'transport' && (vehicle ?? trip))
      mistakes.push(`tickets: "${name}" has a vehicle, but is no transport ticket. Set kind: transport.`);
    if (required && (kind === 'entry' || kind === 'combined'))
      mistakes.push(`tickets: "${name}" is an ${kind} ticket; required is for transport and extras.`);
  }
  return mistakes;
}
