import type { RecordChange, TripCosts } from '@yunyou/contract/trip/records.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { settleUp, type Transfer } from '@yunyou/domain/costs/settle-up';
import { listBalances } from '@yunyou/domain/costs/split-cost';
import { formatMoney } from '../../facts/format.ts';
import bookingStyles from '../bookings/bookings.module.css';
import styles from './costs.module.css';
import * as words from './costs-words.ts';
import type { TravellerNames } from './name-travellers.ts';

interface SettleUpProps {
  trip: TripView;
  costs: TripCosts;
  people: TravellerNames;
  /** Index of today's day while the trip is under way. */
  today: number | undefined;
  onRun: ((change: RecordChange) => boolean) | undefined;
}

/** Shows the balance of each traveller, and the fewest payments that settle them. */
export function SettleUp({ trip, costs, people, today, onRun }: SettleUpProps) {
  const { currency, expenses } = costs;
  if (people.all.length < 2 || expenses.length === 0) return null;
  const balances = listBalances(expenses);
  const transfers = settleUp(balances);
  const sum = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const date = trip.days.find(({ dayIndex }) => dayIndex === today)?.date;
  const markPaid = ({ from, to, amountMinor }: Transfer) =>
    onRun?.({
      kind: 'expense',
      expense: {
        what: words.settled,
        cost: { amountMinor, currency },
        category: 'transfer',
        ...(date !== undefined && { date }),
        paidBy: from,
        shares: [{ travellerId: to, parts: 1 }],
      },
    });
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>{words.settleUp}</h3>
      <ul className={styles.balances} aria-label={words.balances}>
        {balances.map(({ travellerId, balance }) => (
          <li key={travellerId}>{describeBalance(people.nameOf(travellerId), balance, sum)}</li>
        ))}
      </ul>
      {transfers.length === 0 ? (
        <p className={styles.note}>{words.allEven}</p>
      ) : (
        <ul className={bookingStyles.list} aria-label={words.transfers}>
          {transfers.map((one) => {
            const to = people.nameOf(one.to);
            const line = words.transfer(
              people.nameOf(one.from),
              to === words.you ? words.youInside : to,
              sum(one.amountMinor),
            );
            return (
              <li key={`${one.from} ${one.to}`} className={bookingStyles.booking}>
                <span className={bookingStyles.words}>{line}</span>
                {onRun && (
                  <button
                    type="button"
                    className={bookingStyles.link}
                    aria-label={words.markPaidNamed(line)}
                    onClick={() => markPaid(one)}
                  >
                    {words.markPaid}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function describeBalance(name: string, balance: number, sum: (amountMinor: number) => string): string {
  if (balance === 0) return words.isEven(name);
  return balance > 0 ? words.getsBack(name, sum(balance)) : words.owes(name, sum(-balance));
}
