import type { Currency } from '@yunyou/contract/entities/base.schema';
import type { Expense, RecordChange } from '@yunyou/contract/trip/records.schema';
import {
  type ExpenseCategory,
  expenseCategories,
  expenseTextCharsMax,
  sharePartsMax,
} from '@yunyou/contract/trip/records-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { readAmount } from '@yunyou/domain/money/read-amount';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import bookingStyles from '../bookings/bookings.module.css';
import fields from '../brief/fields.module.css';
import { formatShortDate } from '../view/trip-words.ts';
import styles from './costs.module.css';
import * as words from './costs-words.ts';
import { CurrencySelect } from './currency-select.tsx';
import type { TravellerNames } from './name-travellers.ts';

interface ExpenseFormProps {
  /** Absent for a new one. */
  expense: Expense | undefined;
  trip: TripView;
  people: TravellerNames;
  me: string;
  today: string | undefined;
  /** Currency of the last expense: the next one is probably in the same. */
  lastCurrency: Currency | undefined;
  onRun: (change: RecordChange) => boolean;
  onClose: () => void;
}

/** Values of the form while it is filled in. */
interface ExpenseDraft {
  what: string;
  amount: string;
  currency: Currency;
  category: ExpenseCategory;
  date: string;
  paidBy: string;
  /** Parts by traveller; 0 for those it is not for. */
  parts: Readonly<Record<string, number>>;
}

/** Adds, changes or deletes an expense. */
export function ExpenseForm(props: ExpenseFormProps) {
  const { expense, trip, people, onRun, onClose } = props;
  const [draft, setDraft] = useState(() => startDraft(props));
  const [problem, setProblem] = useState('');
  const amount = useRef<HTMLInputElement>(null);
  const change = (part: Partial<ExpenseDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem('');
  };
  // A traveller who has left stays in the expenses that they were part of.
  const travellers = people.all.filter(
    ({ id }) => people.current.some((one) => one.id === id) || (draft.parts[id] ?? 0) > 0,
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readDraft(draft);
    if (typeof read === 'string') {
      setProblem(read);
      if (read === words.amountHint) amount.current?.focus();
      return;
    }
    if (onRun({ kind: 'expense', ...(expense && { expenseId: expense.id }), expense: read })) onClose();
  };
  return (
    <form className={bookingStyles.fields} onSubmit={handleSubmit}>
      <h3 className={bookingStyles.legend}>{expense ? words.changeExpense : words.newExpense}</h3>
      <div className={fields.row}>
        <label className={fields.field}>
          {words.what}
          <input
            // Opened with a button, so focus belongs here.
            autoFocus
            className={fields.control}
            value={draft.what}
            required
            maxLength={expenseTextCharsMax}
            autoComplete="off"
            onChange={(event) => change({ what: event.target.value })}
          />
        </label>
        <label className={fields.field}>
          {words.amount}
          <input
            ref={amount}
            className={`${fields.control} ${fields.short}`}
            value={draft.amount}
            required
            inputMode="decimal"
            maxLength={16}
            autoComplete="off"
            aria-invalid={problem === words.amountHint || undefined}
            aria-describedby="expense-problem"
            onChange={(event) => change({ amount: event.target.value })}
          />
        </label>
        <CurrencySelect
          label={words.currency}
          value={draft.currency}
          onChange={(currency) => change({ currency })}
        />
        <Choice
          label={words.category}
          value={draft.category}
          options={expenseCategories.map((id) => ({ id, name: words.categoryNames[id] }))}
          onChange={(id) => change({ category: expenseCategories.find((one) => one === id) ?? 'other' })}
        />
        <Choice
          label={words.day}
          value={draft.date}
          options={[
            { id: '', name: words.noDay },
            ...datesOf(trip, draft.date).map((id) => ({ id, name: formatShortDate(id) })),
          ]}
          onChange={(date) => change({ date })}
        />
        {travellers.length > 1 && (
          <Choice
            label={words.paidBy}
            value={draft.paidBy}
            options={travellers}
            onChange={(paidBy) => change({ paidBy })}
          />
        )}
      </div>
      {travellers.length > 1 && (
        <Shares travellers={travellers} parts={draft.parts} onChange={(parts) => change({ parts })} />
      )}
      <p id="expense-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={bookingStyles.buttons}>
        <Button type="submit">{words.save}</Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        {expense && (
          <button
            type="button"
            className={bookingStyles.link}
            onClick={() => {
              if (onRun({ kind: 'remove-expense', expenseId: expense.id })) onClose();
            }}
          >
            {words.remove}
          </button>
        )}
      </div>
    </form>
  );
}

function startDraft({ expense, people, me, today, lastCurrency }: ExpenseFormProps): ExpenseDraft {
  if (!expense)
    return {
      what: '',
      amount: '',
      currency: lastCurrency ?? 'CNY',
      category: 'meals',
      date: today ?? '',
      paidBy: me,
      parts: Object.fromEntries(people.current.map(({ id }) => [id, 1])),
    };
  const { what, cost, category, date = '', paidBy, shares } = expense;
  const { minorDigits } = currencies[cost.currency];
  return {
    what,
    amount: (cost.amountMinor / 10 ** minorDigits).toFixed(minorDigits),
    currency: cost.currency,
    category,
    date,
    paidBy,
    parts: Object.fromEntries(shares.map(({ travellerId, parts }) => [travellerId, parts])),
  };
}

/** Returns the fields of an expense, or what is wrong with the draft. */
function readDraft(draft: ExpenseDraft): Extract<RecordChange, { kind: 'expense' }>['expense'] | string {
  const amountMinor = readAmount(draft.amount, draft.currency);
  if (amountMinor === undefined) return words.amountHint;
  const shares = Object.entries(draft.parts).flatMap(([travellerId, parts]) =>
    parts > 0 ? [{ travellerId, parts }] : [],
  );
  if (shares.length === 0) return words.forNobody;
  return {
    what: draft.what.trim(),
    cost: { amountMinor, currency: draft.currency },
    category: draft.category,
    ...(draft.date !== '' && { date: draft.date }),
    paidBy: draft.paidBy,
    shares,
  };
}

/** Lists the days of the trip, and the day of the expense if the trip no longer has it. */
const datesOf = ({ dates }: TripView, date: string): readonly string[] =>
  date === '' || dates.includes(date) ? dates : [...dates, date].toSorted();

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={fields.field}>
      {label}
      <select className={fields.control} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SharesProps {
  travellers: readonly { id: string; name: string }[];
  parts: ExpenseDraft['parts'];
  onChange: (parts: ExpenseDraft['parts']) => void;
}

/** Shows who shares an expense: equal parts, or chosen shares. */
function Shares({ travellers, parts, onChange }: SharesProps) {
  const [isUneven, setIsUneven] = useState(Object.values(parts).some((part) => part > 1));
  return (
    <fieldset className={styles.shares}>
      <legend className={styles.note}>{words.forWhom}</legend>
      {travellers.map(({ id, name }) => (
        <div key={id} className={styles.share}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={(parts[id] ?? 0) > 0}
              onChange={(event) => onChange({ ...parts, [id]: event.target.checked ? 1 : 0 })}
            />
            {name}
          </label>
          {isUneven && (parts[id] ?? 0) > 0 && (
            <input
              type="number"
              className={`${fields.control} ${fields.short}`}
              aria-label={words.sharesOf(name)}
              min={1}
              max={sharePartsMax}
              step={1}
              required
              value={parts[id]}
              onChange={(event) => onChange({ ...parts, [id]: readParts(event.target.value) })}
            />
          )}
        </div>
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isUneven}
          onChange={(event) => {
            setIsUneven(event.target.checked);
            if (!event.target.checked)
              onChange(
                Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, Math.min(1, part)])),
              );
          }}
        />
        {words.uneven}
      </label>
    </fieldset>
  );
}

const readParts = (text: string): number =>
  Math.max(1, Math.min(sharePartsMax, Math.round(Number(text)) || 1));
