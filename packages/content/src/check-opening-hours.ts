import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { isInSeason, rulesOn, toWindow } from '@yunyou/domain/opening-hours/opening-hours';
import { addDays, toMinutes } from '@yunyou/domain/time/china-time';
import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

type Spot = ContentItem<'scenic-spot'>['fields'];
type Hours = Pick<OpeningRule, 'open' | 'close' | 'lastEntry'>;
type Season = NonNullable<OpeningRule['season']>;

/** Every day of a year that has a 29 February, as MM-DD. */
const daysOfYear = Array.from({ length: 366 }, (_, day) => addDays('2028-01-01', day).slice(5));

/** Latest plausible closing time after midnight. Later ones mean swapped or mistyped hours. */
const latestClosing = '06:00';
const shortestOpeningMinutes = 60;

/** A longer visit spans several days and need not fit into the hours of one. */
const longestDayMinutes = 720;

/** Checks opening hours for contradictions that the schema accepts. */
export function checkOpeningHours(content: Content): ContentProblem[] {
  return listItems(content, 'scenic-spot').flatMap((spot) =>
    listHourMistakes(spot.fields).map((message) => problemIn(spot, message)),
  );
}

export function listHourMistakes(spot: Spot): string[] {
  const { openingHours, openingExceptions, tickets, hoursNote } = spot;
  const seasons = [...openingHours, ...tickets].flatMap(({ season }) => (season ? [season] : []));
  const hours = [...openingHours, ...openingExceptions.flatMap((exception) => exception.hours ?? [])];
  return [
    ...seasons.flatMap(listSeasonMistakes),
    ...hours.flatMap(listWindowMistakes),
    ...openingExceptions
      .filter(({ from, to }) => to < from)
      .map(
        ({ from, to }) =>
          `openingExceptions: the one from ${from} to ${to} ends before it begins. Swap or correct the dates.`,
      ),
    ...listOverlaps(openingHours),
    ...listVisitMistakes(spot),
    ...(hoursNote === undefined ? listGaps(openingHours) : []),
  ];
}

function listSeasonMistakes({ from, to }: Season): string[] {
  return [from, to]
    .filter((day) => !daysOfYear.includes(day))
    .map((day) => `season: there is no day ${day}. Write MM-DD.`);
}

function listWindowMistakes({ open, close, lastEntry }: Hours): string[] {
  const range = `${open} to ${close}`;
  if (open === close || open === '24:00')
    return [`openingHours: ${range} is no time at all. For all day write 00:00 to 24:00.`];
  if (close < open && close > latestClosing)
    return [`openingHours: ${range} closes before it opens. Swap or correct the times.`];
  const { openMinute, closeMinute } = toWindow({ open, close });
  const mistakes: string[] = [];
  if (closeMinute - openMinute < shortestOpeningMinutes)
    mistakes.push(`openingHours: ${range} is less than an hour. Correct the times.`);
  if (lastEntry !== undefined) {
    const entryMinute = toMinutes(lastEntry) + (close < open && lastEntry < open ? 1440 : 0);
    const isInside = openMinute <= entryMinute && entryMinute <= closeMinute;
    if (!isInside)
      mistakes.push(
        `openingHours: the last entry at ${lastEntry} is not between ${range}. Correct lastEntry.`,
      );
  }
  return mistakes;
}

/** Reports rules that apply on the same day and overlap in time. */
function listOverlaps(rules: readonly OpeningRule[]): string[] {
  return rules.flatMap((rule, index) =>
    rules
      .slice(index + 1)
      .filter((other) => shareDay(rule, other) && overlap(toWindow(rule), toWindow(other)))
      .map(
        (other) =>
          `openingHours: ${rule.open} to ${rule.close} and ${other.open} to ${other.close} hold on the same days. Change season, closedOn or times of one.`,
      ),
  );
}

function shareDay(a: OpeningRule, b: OpeningRule): boolean {
  if (new Set([...a.closedOn, ...b.closedOn]).size === 7) return false;
  const [first, second] = [a.season, b.season];
  if (!first || !second) return !first && !second; // a rule with a season replaces one without
  return daysOfYear.some((day) => isInSeason(day, first) && isInSeason(day, second));
}

function overlap(a: ReturnType<typeof toWindow>, b: ReturnType<typeof toWindow>): boolean {
  return a.openMinute < b.closeMinute && b.openMinute < a.closeMinute;
}

function listVisitMistakes({ openingHours, visitMinutes }: Spot): string[] {
  const longest = Math.max(
    ...openingHours.map(toWindow).map((window) => window.closeMinute - window.openMinute),
  );
  if (visitMinutes <= longest || visitMinutes > longestDayMinutes) return [];
  return [
    `visitMinutes: a visit of ${visitMinutes} minutes does not fit into the opening hours. Correct one of them.`,
  ];
}

function listGaps(rules: readonly OpeningRule[]): string[] {
  const missing = daysOfYear.filter((day) => rulesOn(rules, day).length === 0);
  if (!missing.length) return [];
  return [
    `openingHours: no rule holds on ${missing.length} days from ${missing[0]}. Add a rule, or give the reason in hoursNote.`,
  ];
}
