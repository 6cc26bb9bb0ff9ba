import type { GeneratedTripText } from '@yunyou/contract/trip/generated-text.schema';
import type { TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { formatDate } from '../../time/date-format.ts';
import { makesClaims } from './claims.ts';
import { formatDuration } from './titles-and-summaries.ts';

/** The facts a generated text may use: lines of text, and the names in them. */
export interface Facts {
  lines: readonly string[];
  names: readonly string[];
}

/** Returns the facts of a day. They are the prompt of the language model, and its text is checked against them. */
export function factsOfDay(day: TripDayView): Facts {
  const visits = day.items.filter((item) => item.kind === 'visit').length;
  return {
    lines: [
      `Day ${day.dayIndex + 1}, ${formatDate(day.date)}: ${day.title}.`,
      `${visits} sights.`,
      ...day.items.flatMap(factsOfItem),
    ],
    names: [...day.cities.flatMap(({ name, zhName }) => [name, zhName]), ...day.items.flatMap(namesOfItem)],
  };
}

/** Returns the facts of all days. */
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
        `${time}: ${item.place.name} (${formatDuration(item.endMinute - item.startMinute)}). ${item.summary} ${item.reason}`,
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
/** Numbers in letters that are not compared with the facts: a text with one is rejected. */
const otherNumberWords =
  /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?|million)\b/i;

type Named = { readonly name: string; readonly zhName: string };
/** The names of all places that a text could mention. */
type PlaceNames = {
  readonly [K in 'cities' | 'spots' | 'hotels' | 'restaurants']: readonly Named[];
};

/**
 * Returns whether a text is backed by the facts: every number in it is in the facts, it names no place of the catalogue
 * that the facts do not name, and it makes no other claims (`makesClaims`). Checked on every view, so that a text
 * disappears when the trip changes.
 */
export function isBackedByFacts(text: string, { lines, names }: Facts, catalogue: PlaceNames): boolean {
  const allowed = new Set(names.filter((name) => name.length > 1));
  let rest = text;
  for (const name of [...allowed].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(name, ' ');
  const otherNames = [catalogue.cities, catalogue.spots, catalogue.hotels, catalogue.restaurants].flatMap(
    (rows) => rows.flatMap(({ name, zhName }) => [name, zhName]),
  );
  if (makesClaims(rest) || otherNames.some((name) => rest.includes(name))) return false;
  const known = new Set(listNumbers(lines.join('\n')));
  return !otherNumberWords.test(rest) && listNumbers(rest).every((number) => known.has(number));
}

function listNumbers(text: string): string[] {
  const digits = [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number.replaceAll(',', ''));
  const words = [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => {
    const number = numberWords[word];
    return number === undefined ? [] : [String(number)];
  });
  return [...digits, ...words];
}

/** Replaces the template texts of a trip by the generated ones that the facts back, and marks those. */
export function applyGeneratedText(
  template: { summary: string; days: readonly TripDayView[] },
  generated: GeneratedTripText,
  catalogue: TripCatalogueData,
): { summary: string; isSummaryGenerated?: true; days: TripDayView[] } {
  const { days } = template;
  const { summary } = generated;
  const byDate = new Map(generated.days.map(({ date, text }) => [date, text]));
  const isSummaryBacked =
    summary !== undefined &&
    summary !== template.summary &&
    isBackedByFacts(summary, factsOfTrip(days), catalogue);
  return {
    ...(isSummaryBacked ? { summary, isSummaryGenerated: true } : { summary: template.summary }),
    days: days.map((day) => {
      const text = byDate.get(day.date);
      const isBacked = text !== undefined && isBackedByFacts(text, factsOfDay(day), catalogue);
      return isBacked ? { ...day, summary: text, isSummaryGenerated: true } : day;
    }),
  };
}
