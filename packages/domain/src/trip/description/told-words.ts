import type { TripCatalogueData, TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripWords } from '@yunyou/contract/trip/trip-words.schema';
import { sayDate } from '../../time/date-words.ts';
import { duration } from './day-words.ts';

/** What may be told of a day or a trip: lines of facts, and the names in them. */
export interface Facts {
  lines: readonly string[];
  names: readonly string[];
}

/** The facts of a day, as a language model is given them and its words are held against. */
export function factsOfDay(day: TripDayView): Facts {
  const visits = day.items.filter((item) => item.kind === 'visit').length;
  return {
    lines: [
      `Day ${day.dayIndex + 1}, ${sayDate(day.date)}: ${day.title}.`,
      `${visits} sights.`,
      ...day.items.flatMap(factsOfItem),
    ],
    names: [...day.cities.flatMap(({ name, zhName }) => [name, zhName]), ...day.items.flatMap(namesOfItem)],
  };
}

export function factsOfTrip(days: readonly TripDayView[]): Facts {
  const facts = days.map(factsOfDay);
  return {
    lines: [`${days.length} days.`, ...facts.flatMap(({ lines }) => lines)],
    names: facts.flatMap(({ names }) => names),
  };
}

function factsOfItem(item: TripItemView): string[] {
  const time = `${item.startTime} to ${item.endTime}`;
  switch (item.kind) {
    case 'visit':
      return [
        `${time}: ${item.place.name} (${duration(item.endMinute - item.startMinute)}). ${item.summary} ${item.reason}`,
      ];
    case 'meal':
      return [`${time}: ${item.meal}, ${item.place.name}.`];
    case 'ride':
      return [`${time}: ${item.mode} from ${item.from.name} to ${item.to.name}.`];
    case 'night':
      return [`Night: ${item.place.name}.`];
    case 'transfer':
    case 'free':
      return [];
    default:
      return item satisfies never;
  }
}

function namesOfItem(item: TripItemView): string[] {
  if (item.kind === 'ride' || item.kind === 'transfer') return [item.from.name, item.to.name];
  return [item.place.name, item.place.zhName];
}

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const vagueNumbers =
  /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?|million)\b/i;

/**
 * Whether a text says nothing beyond the facts: every number in it stands in them, and no place of the catalogue is
 * named that they do not name. Held against the facts of now, so that words do not outlive a change of the trip.
 */
export function speaksOnlyOf(text: string, { lines, names }: Facts, catalogue: TripCatalogueData): boolean {
  const told = new Set(names.filter((name) => name.length > 1));
  let rest = text;
  for (const name of [...told].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(name, ' ');
  const strangers = [catalogue.cities, catalogue.spots, catalogue.hotels, catalogue.restaurants].flatMap(
    (rows) => rows.flatMap(({ name, zhName }) => [name, zhName]),
  );
  if (strangers.some((name) => rest.includes(name))) return false;
  const known = new Set(listNumbers(lines.join('\n')));
  return !vagueNumbers.test(rest) && listNumbers(rest).every((number) => known.has(number));
}

function listNumbers(text: string): string[] {
  const digits = [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number.replaceAll(',', ''));
  const words = [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => {
    const number = numberWords[word];
    return number === undefined ? [] : [String(number)];
  });
  return [...digits, ...words];
}

/** The words of a trip that still hold, and our own plain ones in place of the others. */
export function applyWords(
  plain: { summary: string; days: readonly TripDayView[] },
  words: TripWords,
  catalogue: TripCatalogueData,
): { summary: string; days: TripDayView[] } {
  const { days } = plain;
  const byDate = new Map(words.days.map(({ date, text }) => [date, text]));
  return {
    summary: speaksOnlyOf(words.summary, factsOfTrip(days), catalogue) ? words.summary : plain.summary,
    days: days.map((day) => {
      const text = byDate.get(day.date);
      const holds = text !== undefined && speaksOnlyOf(text, factsOfDay(day), catalogue);
      return holds ? { ...day, summary: text } : day;
    }),
  };
}
