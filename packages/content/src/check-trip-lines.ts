import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Line = ContentItem<'trip-line'>['fields'];

/** Checks tours for contradictions between their fields. */
export function checkTripLines(content: Content): ContentProblem[] {
  const cityOfSpot = new Map(listItems(content, 'scenic-spot').map(({ id, fields }) => [id, fields.cityId]));
  return listItems(content, 'trip-line').flatMap((line) =>
    listLineMistakes(line.fields, cityOfSpot).map((message) => problemIn(line, message)),
  );
}

export function listLineMistakes(line: Line, cityOfSpot: ReadonlyMap<string, string>): string[] {
  const { days, itinerary, cityIds, startCityId, priceAdult, priceChild, departures } = line;
  const mistakes: string[] = [];
  if (itinerary.length !== days)
    mistakes.push(`days is ${days}, but itinerary has ${itinerary.length} days. Make them equal.`);
  if (priceChild.amountMinor > priceAdult.amountMinor)
    mistakes.push('priceChild: a child costs more than an adult. Correct the prices.');
  if (!cityIds.includes(startCityId))
    mistakes.push(`startCityId: ${startCityId} is not in cityIds. Add it there.`);
  for (const { from, to } of departures) {
    if (to < from)
      mistakes.push(
        `departures: the rule from ${from} to ${to} ends before it begins. Swap or correct the dates.`,
      );
  }
  itinerary.forEach(({ nightCityId, spotIds }, index) => {
    const isLast = index === itinerary.length - 1;
    if (isLast && nightCityId)
      mistakes.push(`itinerary: day ${index + 1} is the last, but has a nightCityId. Remove it.`);
    if (!isLast && !nightCityId)
      mistakes.push(`itinerary: day ${index + 1} has no nightCityId. Add the city of the night.`);
    for (const cityId of [nightCityId, ...spotIds.map((id) => cityOfSpot.get(id))]) {
      if (cityId && !cityIds.includes(cityId)) {
        mistakes.push(`itinerary: day ${index + 1} is in ${cityId}, which is not in cityIds. Add it there.`);
      }
    }
  });
  return mistakes;
}
