import { count, toNumber } from '../numbers.ts';
import { isOnly, singleNight } from './mentions.ts';
import { choices, one, type Rule } from './readings.ts';
import type { Sentence } from './sentence.ts';

// Rules about hours of days, pace, length and cost of the whole trip.

export const hours: Rule = (sentence) => {
  const { clocks, days, has, visits } = sentence;
  if (visits.length > 0) return undefined;
  const where = days[0]?.dayIndexes[0];
  const day = where === undefined ? {} : { dayIndex: where };
  const end = has('daysEnd') && !has('daysStart') ? 'end' : has('daysStart') ? 'start' : undefined;
  const clock = clocks[0] ?? (end && readBareHour(sentence.text, end));
  if (clock) {
    const isEnd = end === 'end' || (end === undefined && clock.minute >= 960);
    if (end === undefined && !has('later') && !has('earlier')) return undefined;
    return one({ kind: 'hours', end: isEnd ? 'end' : 'start', at: clock.minute, ...day });
  }
  const at = has('later') ? 'later' : has('earlier') ? 'earlier' : undefined;
  if (at === undefined) return undefined;
  if (end === undefined && !onlyHours.test(sentence.rest)) return undefined;
  return one({ kind: 'hours', end: end ?? 'start', at, ...day });
};

const bareHour = new RegExp(
  `(?<![a-z])(?:before|by|at|until|till|after|around|vor|bis|um|nach|gegen|avant|a|apres|vers|antes de las|a las|hasta las) (${count})(?! ?(?:[:.%\\d]|days?|nights?|hours?|tage?|jours?|dias?|minutes?|stars?))`,
);

/** Reads an hour without "am", "pm" or "o'clock": "not before 9", "back by 8". Days end in the evening. */
function readBareHour(text: string, end: 'start' | 'end'): { readonly minute: number } | undefined {
  const hour = toNumber(bareHour.exec(text)?.[1] ?? '');
  if (end === 'start') return hour >= 5 && hour <= 12 ? { minute: hour * 60 } : undefined;
  return hour >= 3 && hour < 12 ? { minute: (hour + 12) * 60 } : undefined;
}

/** Matches sentences that say only "later", which means the start of the days. */
const onlyHours =
  /^[\s·.,!?]*(?:(?:a bit|a little|bitte|etwas|un peu|un poco|please|can we|go|everything|alles|tout|todo) ?){0,4}(?:later|earlier|spater|fruher|plus t(?:ard|ot)|mas tarde|mas temprano|晚一?点|早一?点)/;

export const slower: Rule = ({ has, days, outline }) => {
  if (!has('slower') || has('cheaper')) return undefined;
  const named = days.flatMap(({ dayIndexes }) => dayIndexes);
  if (named.length > 0) {
    const lighter = named.map((dayIndex) => ({ kind: 'lighter', dayIndex }) as const);
    return days.length > 1 ? [lighter] : choices(lighter);
  }
  if (days.length > 0) return undefined;
  if (outline.pace !== 'relaxed')
    return one({ kind: 'pace', pace: outline.pace === 'full' ? 'balanced' : 'relaxed' });
  const fullest = listFullestDay(outline.visits);
  return fullest === undefined ? undefined : one({ kind: 'lighter', dayIndex: fullest });
};

function listFullestDay(visits: Sentence['outline']['visits']): number | undefined {
  const byDay = Map.groupBy(visits, ({ dayIndex }) => dayIndex);
  return [...byDay].toSorted(([a, x], [b, y]) => y.length - x.length || a - b)[0]?.[0];
}

export const fuller: Rule = ({ has, days, outline }) =>
  has('fuller') && days.length === 0 && outline.pace !== 'full'
    ? one({ kind: 'pace', pace: outline.pace === 'relaxed' ? 'balanced' : 'full' })
    : undefined;

/** Matches "two sights a day", which is not a length of the trip. */
const perDay =
  /(?:sights?|things?|stops?|visits?|hours?|places?|kilomet\w+|sehenswurdigkeiten|visites?|visitas?|cosas) (?:a|per|each|every|am|pro|par|al|por) (?:day|tag|jour|dia)|每天|毎日/;

/** Reads "Make it 10 days", "two days longer", "a day less". */
export const tripDays: Rule = (sentence) => {
  const { stays, outline, rest, text, has } = sentence;
  if (sentence.cities.length > 0 || sentence.visits.length > 0 || sentence.days.length > 0) return undefined;
  if (perDay.test(text)) return undefined;
  const stay = stays.find(({ unit, isApproximate }) => unit !== 'hours' && !isApproximate);
  const now = outline.dates.length;
  const isLess = has('shorter') && !isOnly.test(rest);
  const isMore =
    !isLess && !isOnly.test(rest) && (has('longer') || /more|mehr|plus|mas|多|もう|增/.test(text));
  // "Add Atlantis for three nights" names a place that the guide does not have, and "a good day" is not the length of
  // a trip.
  if (!isLess && !isMore && (has('add') || !stay)) return undefined;
  const change = stay?.written ?? singleNight(rest);
  if (change === undefined) return undefined;
  const days = isLess ? now - change : isMore ? now + change : stay?.unit === 'nights' ? change + 1 : change;
  return days >= 1 && days <= 21 && days !== now ? one({ kind: 'days', days }) : undefined;
};

/** Reads "cheaper" without an amount as cheaper hotels, or as a trip that costs a fifth less. */
export const cheaper: Rule = ({ has, kinds, text }) => {
  if (!has('cheaper') || kinds.length > 0) return undefined;
  const less = Number(/(\d{1,2}) ?(?:%|percent|prozent|pour ?cent|por ciento)/.exec(text)?.[1] ?? 0);
  if (less >= 5 && less <= 50) return one({ kind: 'cost', percent: 100 - less });
  return [[{ kind: 'hotels', level: 'cheaper' }], [{ kind: 'cost', percent: 80 }]];
};
