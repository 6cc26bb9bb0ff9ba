import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import { isInSeason, rulesOn, toWindow } from '@yunyou/domain/opening-hours/opening-hours';
import { addDays, toMinutes } from '@yunyou/domain/time/china-time';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

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

export function listHourMistakes(spot: Spot): Mistake[] {
  const { openingHours, openingExceptions, tickets, hoursNote } = spot;
  const hours = [...openingHours, ...openingExceptions.flatMap((exception) => exception.hours ?? [])];
  return [
    ...listSeasonMistakes('openingHours', openingHours),
    ...listSeasonMistakes('tickets', tickets),
    ...hours.flatMap(listWindowMistakes),
    ...openingExceptions
      .filter(({ from, to }) => to < from)
      .map(({ from, to }) => mistake('exception-backwards', { from, to })),
    ...listOverlaps(openingHours),
    ...listVisitMistakes(spot),
    ...(hoursNote === undefined ? listGaps(openingHours) : []),
  ];
}

function listSeasonMistakes(field: string, entries: readonly { season?: Season | undefined }[]): Mistake[] {
  return entries
    .flatMap(({ season }) => (season ? [season.from, season.to] : []))
    .filter((day) => !daysOfYear.includes(day))
    .map((day) => mistake('season-day-unknown', { field, day }));
}

function listWindowMistakes({ open, close, lastEntry }: Hours): Mistake[] {
  const range = { from: open, to: close };
  if (open === close || open === '24:00') return [mistake('hours-empty', range)];
  if (close < open && close > latestClosing) return [mistake('hours-backwards', range)];
  const { openMinute, closeMinute } = toWindow({ open, close });
  const mistakes: Mistake[] = [];
  if (closeMinute - openMinute < shortestOpeningMinutes) mistakes.push(mistake('hours-short', range));
  if (lastEntry !== undefined) {
    const entryMinute = toMinutes(lastEntry) + (close < open && lastEntry < open ? 1440 : 0);
    const isInside = openMinute <= entryMinute && entryMinute <= closeMinute;
    if (!isInside) mistakes.push(mistake('last-entry-outside', { ...range, lastEntry }));
  }
  return mistakes;
}

/** Reports rules that apply on the same day and overlap in time. */
function listOverlaps(rules: readonly OpeningRule[]): Mistake[] {
  return rules.flatMap((rule, index) =>
    rules
      .slice(index + 1)
      .filter((other) => shareDay(rule, other) && overlap(toWindow(rule), toWindow(other)))
      .map((other) =>
        mistake('hours-overlap', {
          from: rule.open,
          to: rule.close,
          otherFrom: other.open,
          otherTo: other.close,
        }),
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

function listVisitMistakes({ openingHours, visitMinutes }: Spot): Mistake[] {
  const longest = Math.max(
    ...openingHours.map(toWindow).map((window) => window.closeMinute - window.openMinute),
  );
  if (visitMinutes <= longest || visitMinutes > longestDayMinutes) return [];
  return [mistake('visit-longer-than-hours', { minutes: visitMinutes })];
}

function listGaps(rules: readonly OpeningRule[]): Mistake[] {
  const missing = daysOfYear.filter((day) => rulesOn(rules, day).length === 0);
  const [first] = missing;
  return first === undefined ? [] : [mistake('hours-gap', { days: missing.length, first })];
}
