import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

type Line = ContentItem<'trip-line'>['fields'];

/** Checks tours for contradictions between their fields. */
export function checkTripLines(content: Content): ContentProblem[] {
  const cityOfSpot = new Map(listItems(content, 'scenic-spot').map(({ id, fields }) => [id, fields.cityId]));
  return listItems(content, 'trip-line').flatMap((line) =>
    listLineMistakes(line.fields, cityOfSpot).map((message) => problemIn(line, message)),
  );
}

export function listLineMistakes(line: Line, cityOfSpot: ReadonlyMap<string, string>): Mistake[] {
  const { days, itinerary, cityIds, startCityId, priceAdult, priceChild, departures } = line;
  const mistakes: Mistake[] = [];
  if (itinerary.length !== days) mistakes.push(mistake('line-days', { days, itinerary: itinerary.length }));
  if (priceChild.amountMinor > priceAdult.amountMinor) mistakes.push(mistake('child-price'));
  if (!cityIds.includes(startCityId))
    mistakes.push(mistake('start-city-not-visited', { cityId: startCityId }));
  for (const { from, to } of departures) {
    if (to < from) mistakes.push(mistake('departures-end-first', { from, to }));
  }
  itinerary.forEach(({ nightCityId, spotIds }, index) => {
    const day = index + 1;
    const isLast = day === itinerary.length;
    if (isLast && nightCityId) mistakes.push(mistake('night-on-last-day', { day }));
    if (!isLast && !nightCityId) mistakes.push(mistake('night-missing', { day }));
    for (const cityId of [nightCityId, ...spotIds.map((id) => cityOfSpot.get(id))]) {
      if (cityId && !cityIds.includes(cityId)) mistakes.push(mistake('day-in-other-city', { day, cityId }));
    }
  });
  return mistakes;
}
