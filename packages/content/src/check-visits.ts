import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Spot = ContentItem<'scenic-spot'>['fields'];

/** Longest visit of one day in a variant. */
const longestDayMinutes = 720;

/** Checks visit variants, best hours and transport tickets of spots. */
export function checkVisits(content: Content): ContentProblem[] {
  return listItems(content, 'scenic-spot').flatMap((spot) =>
    listVisitMistakes(spot.fields).map((message) => problemIn(spot, message)),
  );
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
