import type { Expense, TripCosts } from '@yunyou/contract/trip/records.schema';
import { formatMoney } from '../../facts/format.ts';
import bookingStyles from '../bookings/bookings.module.css';
import { AddFile, FileList } from '../files/file-list.tsx';
import type { FilesStore } from '../files/files-store.ts';
import { formatShortDate } from '../view/trip-words.ts';
import styles from './costs.module.css';
import * as words from './costs-words.ts';
import type { TravellerNames } from './name-travellers.ts';

interface ExpenseListProps {
  costs: TripCosts;
  people: TravellerNames;
  /** Receipts. */
  files: FilesStore | undefined;
  /** The visitor can add receipts. */
  canAdd: boolean;
  /** Absent for readers. */
  onEdit: ((expense: Expense) => void) | undefined;
}

/** Renders the expenses, newest day first; those without a day last. */
export function ExpenseList({ costs, people, files, canAdd, onEdit }: ExpenseListProps) {
  const { expenses } = costs;
  if (expenses.length === 0) return <p className={styles.note}>{words.noExpenses}</p>;
  const dates = [...new Set(expenses.map(({ date }) => date ?? ''))].toSorted().toReversed();
  return dates.map((date) => (
    <div key={date} className={styles.group}>
      <h3 className={styles.date}>{date === '' ? words.noDay : formatShortDate(date)}</h3>
      <ul className={bookingStyles.list}>
        {expenses
          .filter((one) => (one.date ?? '') === date)
          .map((expense) => (
            <li key={expense.id} className={bookingStyles.booking}>
              <ExpenseWords expense={expense} people={people} costs={costs} />
              <span className={bookingStyles.buttons}>
                {files && expense.category !== 'transfer' && (
                  <>
                    <FileList store={files} target={`expense/${expense.id}`} />
                    {canAdd && (
                      <AddFile
                        store={files}
                        target={`expense/${expense.id}`}
                        label={titleOf(expense)}
                        isReceipt
                      />
                    )}
                  </>
                )}
                {onEdit && (
                  <button
                    type="button"
                    data-edits={expense.id}
                    className={bookingStyles.link}
                    aria-label={words.editNamed(titleOf(expense))}
                    onClick={() => onEdit(expense)}
                  >
                    {words.edit}
                  </button>
                )}
              </span>
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** Returns the title of an expense: its text or, when that was removed with its author, its category. */
const titleOf = ({ what, category }: Expense): string => what || words.categoryNames[category];

interface ExpenseWordsProps {
  expense: Expense;
  people: TravellerNames;
  costs: TripCosts;
}

function ExpenseWords({ expense, people, costs: { currency } }: ExpenseWordsProps) {
  const { cost, category, settledMinor, paidBy, shares } = expense;
  const isForAll = people.current.every(({ id }) => shares.some((share) => share.travellerId === id));
  const names = shares.map(({ travellerId, parts }) => {
    const name = people.nameOf(travellerId);
    const shown = name === words.you ? words.youInside : name;
    return parts > 1 ? `${shown} ×${parts}` : shown;
  });
  const isEqual = shares.every(({ parts }) => parts === shares[0]?.parts);
  const payer = people.nameOf(paidBy);
  const facts = [
    category !== 'transfer' && words.categoryNames[category],
    cost.currency !== currency && formatMoney({ amountMinor: settledMinor, currency }),
    category === 'transfer'
      ? words.gave(payer, names.join(', '))
      : people.all.length > 1 &&
        words.paidByFor(payer, isForAll && isEqual && shares.length > 1 ? words.everyone : names.join(', ')),
  ].filter((text) => text);
  return (
    <span className={bookingStyles.words}>
      <b>{titleOf(expense)}</b> {formatMoney(cost)}
      <span className={bookingStyles.facts}>{facts.join(' · ')}</span>
    </span>
  );
}
