import type { RefineContext } from './read-refinement.ts';
import { dayVerbs } from './refine-day-phrases.data.ts';
import { parseSentence, type Sentence } from './sentence.ts';

const maxExamples = 4;

/** Returns sentences that would be understood, nearest to one that was not: those about the same days, stops, cities or times first. */
export function listNearestExamples(
  sentence: string,
  context: Omit<RefineContext, 'today'> & { readonly cityName: (id: string) => string },
): string[] {
  const parsed = parseSentence(sentence.slice(0, 300), context);
  return listExamples(parsed, context.cityName)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, maxExamples)
    .map(({ text }) => text);
}

function listExamples(
  { text, days, visits, cities, clocks, stays, kinds, has, outline }: Sentence,
  cityName: (id: string) => string,
): { text: string; nearness: number }[] {
  const day = (days[0]?.dayIndexes[0] ?? Math.min(1, outline.dates.length - 1)) + 1;
  const spotId = visits[0]?.spotIds[0];
  const visit = outline.visits.find((one) => one.spotId === spotId) ?? outline.visits[0];
  const city = cities.find(({ isOnTrip }) => isOnTrip)?.cityId ?? outline.stays[0]?.cityId;
  const name = visit?.name ?? 'the museum';
  const near = (...signs: boolean[]): number => signs.filter(Boolean).length;
  return [
    { text: `Make day ${day} slower`, nearness: near(days.length > 0, has('slower')) + 0.5 },
    { text: `Remove ${name}`, nearness: near(visits.length > 0, has('remove')) },
    {
      text: `Move ${name} to day ${day}`,
      nearness: near(visits.length > 0, days.length > 0, has('move') && visits.length > 0),
    },
    { text: `Swap ${name} for something indoors`, nearness: near(visits.length > 0, has('swap')) + 0.3 },
    { text: 'No more museums', nearness: near(kinds.length > 0, has('avoid') && kinds.length > 0) },
    { text: 'More nature', nearness: near(kinds.length > 0) },
    { text: 'Start the days at 10:00', nearness: near(clocks.length > 0, has('daysStart')) + 0.2 },
    {
      text: 'Lunch at 12:30',
      nearness: near(clocks.length > 0, dayVerbs.lunch.test(text) || dayVerbs.dinner.test(text)),
    },
    { text: 'We land at 21:40', nearness: near(clocks.length > 0) },
    { text: 'Cheaper hotels', nearness: near(has('hotel'), has('cheaper')) + 0.4 },
    ...(city === undefined
      ? []
      : [
          {
            text: `One more night in ${cityName(city)}`,
            nearness: near(cities.length > 0, stays.length > 0),
          },
        ]),
    { text: `What if it rains on day ${day}?`, nearness: near(days.length > 0) + 0.1 },
  ];
}
