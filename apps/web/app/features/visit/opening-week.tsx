import type { OpeningRule, ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { toSeasonWeeks } from '@yunyou/domain/opening-hours/opening-week';
import { formatDate, formatDayOfYear } from '../facts/format.ts';
import { LocalText, useLocalText } from '../preferences/local-text.tsx';
import * as words from './opening-words.ts';
import { describeDays, describeHours } from './opening-words.ts';
import styles from './visit.module.css';

/** Renders the weekly opening hours by season, and exceptions by date. */
export function OpeningWeek({
  rules,
  exceptions,
  note,
}: {
  rules: readonly OpeningRule[];
  exceptions: ScenicSpot['openingExceptions'];
  note: string | undefined;
}) {
  const local = useLocalText();
  const weeks = toSeasonWeeks(rules);
  return (
    <div className={styles.weeks}>
      {weeks.map(({ season, spans }) => (
        <table key={season?.from ?? ''} className={styles.week}>
          {(season || weeks.length > 1) && (
            <caption>
              {season
                ? words.fromTo(formatDayOfYear(season.from), formatDayOfYear(season.to))
                : words.restOfYear}
            </caption>
          )}
          <tbody>
            {spans.map((span) => (
              <tr key={span.from} data-closed={span.hours.length === 0 || undefined}>
                <th scope="row">{describeDays(span)}</th>
                <td>{local(describeHours(span))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {exceptions.map(({ from, to, hours, reason }) => (
        <p key={from + reason}>
          {from === to ? formatDate(from) : words.fromTo(formatDate(from), formatDate(to))}:{' '}
          {hours ? local(`${hours.open}–${hours.close}`) : words.closed} ({reason})
        </p>
      ))}
      {note && (
        <p>
          <LocalText text={note} />
        </p>
      )}
    </div>
  );
}
