import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { formatDate, formatMoney } from '../../../facts/format.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import { costNames, formatFen } from '../trip-words.ts';
import styles from './summary.module.css';
import * as words from './summary-words.ts';
import { useOwnTotals } from './use-own-totals.ts';

type Totals = NonNullable<TripView['totals']>;
const kinds = ['hotels', 'intercity', 'sights', 'meals', 'local'] as const;

/** Costs by kind, in the currency of the visitor and in yuan. */
export function Budget({ totals }: { totals: Totals }) {
  const own = useOwnTotals(totals);
  const { budget } = totals;
  const inYuan = (fen: number) => (own ? formatFen(fen) : <LocalText text={formatFen(fen)} />);
  const most = Math.max(1, ...kinds.map((kind) => totals.byKind[kind]));
  return (
    <section className={styles.part} aria-labelledby="budget-title">
      <h2 id="budget-title">{words.budget}</h2>
      <table className={styles.budget}>
        <caption className={styles.caption}>{words.budgetCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.costsFor}</th>
            {own && <th scope="col">{own.cost.currency}</th>}
            <th scope="col">{words.yuan}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {costNames[kind]}
                <meter
                  className={styles.bar}
                  min={0}
                  max={most}
                  value={totals.byKind[kind]}
                  aria-hidden="true"
                />
              </th>
              {own && <td>{formatMoney({ amountMinor: own.byKind[kind], currency: own.cost.currency })}</td>}
              <td>{inYuan(totals.byKind[kind])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.together}</th>
            {own && <td>{formatMoney(own.cost)}</td>}
            <td>{inYuan(totals.costFen)}</td>
          </tr>
        </tfoot>
      </table>
      {budget && (
        <p className={styles.note} data-over={budget.leftFen < 0 || undefined}>
          <LocalText text={words.budgetLeft(budget)} />
        </p>
      )}
      <p className={styles.note}>{words.typicalPrices(own && formatDate(own.exchange.asOf))}</p>
    </section>
  );
}
