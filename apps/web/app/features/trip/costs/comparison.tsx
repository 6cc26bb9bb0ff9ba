import type { RecordsNow, TripCosts } from '@yunyou/contract/trip/records.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { type CostRow, compareCosts } from '@yunyou/domain/costs/compare-costs';
import { formatDate, formatMoney } from '../../facts/format.ts';
import summaryStyles from '../view/summary/summary.module.css';
import { formatShortDate, formatWhole } from '../view/trip-words.ts';
import styles from './costs.module.css';
import * as words from './costs-words.ts';

interface ComparisonProps {
  trip: TripView;
  costs: TripCosts;
  rates: RecordsNow['rates'];
  isOpen?: boolean;
}

/** Compares planned and actual costs: in total, by category and by day. */
export function Comparison({ trip, costs: { currency, expenses }, rates, isOpen = false }: ComparisonProps) {
  const compared = compareCosts(trip, expenses, { currency, rates });
  const sum = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const whole = (amountMinor: number) => formatWhole({ amountMinor, currency });
  const share = compared.plannedMinor === 0 ? 0 : compared.spentMinor / compared.plannedMinor;
  return (
    <div className={styles.group}>
      <p className={styles.sum} data-over={share > 1 || undefined}>
        {words.spentOf(sum(compared.spentMinor), whole(compared.plannedMinor))}
      </p>
      <meter className={summaryStyles.bar} min={0} max={1} value={Math.min(1, share)} aria-hidden="true" />
      <details open={isOpen} className={styles.tables}>
        <summary className={styles.summary}>{words.plannedAndSpent}</summary>
        <Table
          caption={words.byCategory}
          head={words.category}
          rows={compared.byCategory}
          nameOf={(key) => words.categoryNames[key]}
          total={compared}
          sum={sum}
          whole={whole}
        />
        <Table
          caption={words.byDay}
          head={words.day}
          rows={compared.byDay}
          nameOf={(key) => (key === undefined ? words.noDay : formatShortDate(key))}
          total={undefined}
          sum={sum}
          whole={whole}
        />
        <p className={styles.note}>{words.comparedNote(formatDate(rates.asOf))}</p>
      </details>
    </div>
  );
}

interface TableProps<Key> {
  caption: string;
  /** Heading of the first column. */
  head: string;
  rows: readonly CostRow<Key>[];
  nameOf: (key: Key) => string;
  total: { plannedMinor: number; spentMinor: number } | undefined;
  sum: (amountMinor: number) => string;
  /** Formats an estimate without cents. */
  whole: (amountMinor: number) => string;
}

function Table<Key>({ caption, head, rows, nameOf, total, sum, whole }: TableProps<Key>) {
  return (
    <table className={summaryStyles.budget}>
      <caption className={summaryStyles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.planned}</th>
          <th scope="col">{words.spent}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, plannedMinor, spentMinor }) => (
          <tr key={nameOf(key)}>
            <th scope="row">{nameOf(key)}</th>
            <td>{whole(plannedMinor)}</td>
            <td>{sum(spentMinor)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{whole(total.plannedMinor)}</td>
            <td>{sum(total.spentMinor)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
