import type { Currency } from '@yunyou/contract/entities/base.schema';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import fields from '../brief/fields.module.css';

interface CurrencySelectProps {
  label: string;
  value: Currency;
  onChange: (currency: Currency) => void;
}

export function CurrencySelect({ label, value, onChange }: CurrencySelectProps) {
  return (
    <label className={fields.field}>
      {label}
      <select
        className={fields.control}
        value={value}
        onChange={(event) => onChange(event.target.value as Currency)} // the options are the keys of the record
      >
        {Object.entries(currencies).map(([code, { name }]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
