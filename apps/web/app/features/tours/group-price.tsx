import type { Money } from '@yunyou/contract/entities/base.schema';
import { formatEstimate } from '@yunyou/domain/money/estimate';
import { exchangeRates } from '@yunyou/domain/money/money';
import type { GroupPrice } from '@yunyou/domain/money/price';
import { useSite } from '../../use-site.ts';
import { formatDate, formatMoney } from '../facts/format.ts';
import styles from './group-price.module.css';
import * as words from './tour-words.ts';
import { CurrencySelect, useVisitorCurrency } from './visitor-currency.tsx';

/** Renders the price table of a group, with an approximate total in the currency of the visitor. */
export function GroupPriceTable({ price }: { price: GroupPrice }) {
  return (
    <div className={styles.price}>
      <table className={styles.lines}>
        <tbody>
          {price.lines.map(({ kind, count, each, sum }) => (
            <tr key={kind}>
              <th scope="row">{words.priceLine(count, peopleWord(kind, count), formatMoney(each))}</th>
              <td>{formatMoney(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{formatMoney(price.total)}</td>
          </tr>
        </tfoot>
      </table>
      <Estimate total={price.total} />
    </div>
  );
}

function Estimate({ total }: { total: Money }) {
  const [currency, setCurrency] = useVisitorCurrency();
  const rates = useSite()?.rates ?? exchangeRates;
  return (
    <div className={styles.estimate}>
      {currency !== total.currency && (
        <p>
          {words.about} <strong>{formatEstimate(total, currency, rates)}</strong>{' '}
          {words.atRates(formatDate(rates.asOf))}
        </p>
      )}
      <CurrencySelect value={currency} onChange={setCurrency} />
    </div>
  );
}

export function peopleWord(kind: 'adult' | 'child', count: number): string {
  if (kind === 'adult') return count === 1 ? 'adult' : 'adults';
  return count === 1 ? 'child' : 'children';
}
