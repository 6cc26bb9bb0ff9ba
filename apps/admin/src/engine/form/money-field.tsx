import { currency } from '@yunyou/contract/entities/base.schema';
import { InputNumber, Select } from 'antd';
import styles from './field-input.module.css';
import { useFormWords } from './form-words.ts';

interface Money {
  amountMinor?: number;
  currency?: string;
}

interface MoneyFieldProps {
  id?: string;
  value?: Money;
  onChange?(value: Money | undefined): void;
}

/** Currencies without minor units. */
const whole = new Set(['JPY', 'KRW']);

/** Edits an amount in major units (12.50) and stores minor units (1250). */
export function MoneyField({ id, value, onChange }: MoneyFieldProps) {
  const words = useFormWords();
  const code = value?.currency ?? 'CNY';
  const factor = whole.has(code) ? 1 : 100;
  const change = (amount: number | null, next: string) =>
    onChange?.(
      amount === null
        ? undefined
        : { amountMinor: Math.round(amount * (whole.has(next) ? 1 : 100)), currency: next },
    );
  const amount = value?.amountMinor === undefined ? null : value.amountMinor / factor;
  return (
    <div className={styles['pair']}>
      <InputNumber
        {...(id && { id })}
        aria-label={words.amount}
        min={0}
        precision={factor === 1 ? 0 : 2}
        value={amount}
        onChange={(next) => change(next, code)}
      />
      <Select
        aria-label={words.currency}
        showSearch
        value={code}
        options={currency.options.map((option) => ({ value: option, label: option }))}
        onChange={(next) => change(amount, next)}
      />
    </div>
  );
}
