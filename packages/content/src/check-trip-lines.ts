import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Line = ContentItem<'trip-line'>['fields'];

/** Tours whose parts contradict each other. */
export function checkTripLines(content: Content): ContentProblem[] {
  const cityOfSpot = new Map(listItems(content, 'scenic-spot').map(({ id, fields }) => [id, fields.cityId]));
  return listItems(content, 'trip-line').flatMap((line) =>
    listLineMistakes(line.fields, cityOfSpot).map((message) => problemIn(line, message)),
  );
}

export function listLineMistakes(line: Line, cityOfSpot: ReadonlyMap<string, string>): string[] {
  const { days, itinerary, cityIds, startCityId, priceAdult, priceChild, departures } = line;
  const mistakes: string[] = [];
  if (itinerary.length !== days) mistakes.push(`takes ${days} days and describes ${itinerary.length}`);
  if (priceChild.amountMinor > priceAdult.amountMinor)
    mistakes.push('costs more for a child than for an adult');
  if (!cityIds.includes(startCityId)) mistakes.push(`starts in ${startCityId}, which is not in cityIds`);
  for (const { from, to } of departures) {
    if (to < from) mistakes.push(`departures from ${from} to ${to} end before they begin`);
  }
  itinerary.forEach(({ nightCityId, spotIds }, index) => {
    const isLast = index === itinerary.length - 1;
    if (isLast && nightCityId) mistakes.push(`day ${index + 1} is the last and has a night`);
    if (!isLast && !nightCityId) mistakes.push(`day ${index + 1} has no nightCityId`);
    for (const cityId of [nightCityId, ...spotIds.map((id) => cityOfSpot.get(id))]) {
      if (cityId && !cityIds.includes(cityId)) {
        mistakes.push(`day ${index + 1} is in ${cityId}, which is not in cityIds`);
      }
    }
  });
  return mistakes;
}
