import { formatEstimate } from '@yunyou/domain/money/estimate';
import { addDays, weekdayOf } from '@yunyou/domain/time/china-time';
import { formatYearMonth } from '@yunyou/domain/time/date-format';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useState } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { useSite } from '../../use-site.ts';
import { formatMoney } from '../facts/format.ts';
import styles from './departures-calendar.module.css';
import * as text from './tour-words.ts';
import type { ShownDeparture } from './use-departures.ts';
import { useVisitorCurrency } from './visitor-currency.tsx';

interface CalendarProps {
  departures: readonly ShownDeparture[];
  /** Selected date. */
  chosen?: string | undefined;
  /** Group size; dates with fewer seats cannot be selected. */
  seatsNeeded: number;
  linkTo(date: string): string;
}

/** A date with more seats left does not show their number. */
const scarceSeats = 9;
/** Up to this number of seats left is highlighted. */
const fewSeats = 4;

const weekdayNames = [text.mon, text.tue, text.wed, text.thu, text.fri, text.sat, text.sun] as const;
const weekdayOrder = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Shows departures by month, two of them where there is room. Available dates are links, so they work without JavaScript. */
export function DeparturesCalendar({ departures, chosen, seatsNeeded, linkTo }: CalendarProps) {
  const months = [...new Set(departures.map(({ date }) => date.slice(0, 7)))];
  const [picked, setPicked] = useState<string>();
  const shown = [picked, chosen?.slice(0, 7)].find((month) => month && months.includes(month)) ?? months[0];
  if (!shown) return <p>{text.noDates}</p>;
  const position = months.indexOf(shown);
  const next = months[position + 1];
  const byDate = new Map(departures.map((departure) => [departure.date, departure]));
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          aria-label={text.earlierMonth}
          disabled={position === 0}
          onClick={() => setPicked(months[position - 1])}
        >
          ‹
        </button>
        <p className={styles.month} aria-live="polite">
          {formatYearMonth(shown)}
          {next && <span className={styles.second}> – {formatYearMonth(next)}</span>}
        </p>
        <button
          type="button"
          className={styles.turn}
          aria-label={text.laterMonth}
          disabled={position === months.length - 1}
          onClick={() => setPicked(months[position + 1])}
        >
          ›
        </button>
      </div>
      <div className={styles.months}>
        <Month month={shown} {...{ byDate, chosen, seatsNeeded, linkTo }} />
        {next && (
          <div className={styles.second}>
            <Month month={next} {...{ byDate, chosen, seatsNeeded, linkTo }} />
          </div>
        )}
      </div>
    </div>
  );
}

interface MonthProps extends Omit<CalendarProps, 'departures'> {
  /** Year and month, such as `2027-04`. */
  month: string;
  byDate: ReadonlyMap<string, ShownDeparture>;
}

function Month({ month, byDate, chosen, seatsNeeded, linkTo }: MonthProps) {
  return (
    <table className={styles.days}>
      <VisuallyHidden as="caption">{text.departuresIn(formatYearMonth(month))}</VisuallyHidden>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date}>
                {date.startsWith(month) && (
                  <Day
                    date={date}
                    departure={byDate.get(date)}
                    isChosen={date === chosen}
                    seatsNeeded={seatsNeeded}
                    linkTo={linkTo}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  departure: ShownDeparture | undefined;
  isChosen: boolean;
  seatsNeeded: number;
  linkTo(date: string): string;
}

function Day({ date, departure, isChosen, seatsNeeded, linkTo }: DayProps) {
  const number = Number(date.slice(8));
  const [currency] = useVisitorCurrency();
  const rates = useSite()?.rates;
  if (!departure) return <span className={styles.empty}>{number}</span>;
  const { seatsLeft, priceAdult } = departure;
  const isForeign = currency !== priceAdult.currency;
  const words = (
    <>
      <span className={styles.number}>
        {number}
        <VisuallyHidden> {formatYearMonth(date.slice(0, 7))},</VisuallyHidden>
      </span>
      <span className={styles.price}>{formatMoney(priceAdult).replace('CN¥', '¥')}</span>
      {isForeign && <span className={styles.estimate}>≈ {formatEstimate(priceAdult, currency, rates)}</span>}
      <span className={styles.seats} data-few={seatsLeft !== undefined && seatsLeft <= fewSeats}>
        <Seats left={seatsLeft} />
      </span>
    </>
  );
  if (seatsLeft !== undefined && seatsLeft < seatsNeeded) {
    return <span className={styles.full}>{words}</span>;
  }
  return (
    <PageLink
      to={linkTo(date)}
      className={styles.day}
      aria-current={isChosen ? 'date' : undefined}
      preventScrollReset
    >
      {words}
    </PageLink>
  );
}

/** Seats left, where they are few. The unit is for screen readers: it does not fit on a phone. */
function Seats({ left }: { left: number | undefined }) {
  if (left === undefined || left > scarceSeats) return null;
  if (left === 0) return text.full;
  return (
    <>
      {left} <VisuallyHidden>{left === 1 ? text.seat : text.seats} </VisuallyHidden>
      {text.left}
    </>
  );
}

/** Returns the weeks, Monday first, that cover a month. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOrder.indexOf(weekdayOf(first)));
  const weeks: string[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}
