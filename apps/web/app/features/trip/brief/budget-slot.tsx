import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import { Button } from '@yunyou/ui/button';
import type { BriefPatch } from './brief-state.ts';
import * as labels from './brief-words.ts';
import { describeBudget, hotelClasses } from './brief-words.ts';
import styles from './fields.module.css';
import { Choices, Slot } from './slot.tsx';

export interface CurrencyChoice {
  code: Currency;
  name: string;
  minorDigits: number;
}

interface BudgetSlotProps {
  budget: Money | undefined;
  hotelClass: number | undefined;
  currencies: readonly CurrencyChoice[];
  onChange: (patch: BriefPatch) => void;
}

/** Renders the budget of the whole group and trip in a chosen currency, and the hotel class. */
export function BudgetSlot({ budget, hotelClass, currencies, onChange }: BudgetSlotProps) {
  const code = budget?.currency ?? 'USD';
  const digitsOf = (wanted: Currency) => currencies.find((known) => known.code === wanted)?.minorDigits ?? 2;
  const amount = budget ? budget.amountMinor / 10 ** digitsOf(budget.currency) : '';
  const set = (value: number, currency: Currency) =>
    onChange({
      budget: value > 0 ? { amountMinor: Math.round(value * 10 ** digitsOf(currency)), currency } : undefined,
    });
  const sleeps = hotelClass && hotelClasses[hotelClass - 1];
  const words = [budget && describeBudget(budget), sleeps && `${sleeps.toLowerCase()} hotels`];
  return (
    <Slot name="Budget" value={words.filter((text) => text).join(', ') || undefined} unset={labels.noLimit}>
      <div className={styles.row}>
        <label className={styles.field}>
          {labels.budgetLabel}
          <input
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            className={`${styles.control} ${styles.short}`}
            value={amount}
            onChange={(event) => set(event.target.valueAsNumber || 0, code)}
          />
        </label>
        <label className={styles.field}>
          {labels.currency}
          <select
            className={styles.control}
            value={code}
            onChange={(event) => {
              const next = currencies.find((known) => known.code === event.target.value);
              if (next) set(Number(amount) || 0, next.code);
            }}
          >
            {currencies.map(({ code: own, name }) => (
              <option key={own} value={own}>
                {own} · {name}
              </option>
            ))}
          </select>
        </label>
        {budget && (
          <Button tone="quiet" onClick={() => onChange({ budget: undefined })}>
            {labels.noLimit}
          </Button>
        )}
      </div>
      <Choices
        label={labels.hotels}
        options={hotelClasses.map((name, index) => ({ id: String(index + 1), name }))}
        chosen={hotelClass ? [String(hotelClass)] : []}
        onToggle={(id) => onChange({ hotelClass: Number(id) === hotelClass ? undefined : Number(id) })}
      />
      <p className={styles.note}>{labels.budgetNote}</p>
    </Slot>
  );
}
