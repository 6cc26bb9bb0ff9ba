import { Input } from 'antd';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import layout from '../layout.module.css';
import { useMay } from '../session/use-me.ts';
import { useOrderWords } from './order-words.ts';
import styles from './orders.module.css';

interface OrderFiltersProps {
  lineId: string;
  /** First and last day of departure. */
  from: string;
  to: string;
  onChange(next: Record<string, string>): void;
}

/** Filters orders by their tour and the days on which they leave. */
export function OrderFilters({ lineId, from, to, onChange }: OrderFiltersProps) {
  const words = useOrderWords();
  const maySeeTours = useMay()('productList.read');
  return (
    <>
      {maySeeTours && (
        <ReferencePicker
          entity="trip-line"
          aria-label={words.tour}
          placeholder={words.allTours}
          className={layout['fieldWide'] ?? ''}
          value={lineId || undefined}
          onChange={(next) => onChange({ tour: typeof next === 'string' ? next : '' })}
        />
      )}
      <label className={styles['dayFilter']}>
        {words.leavesFrom}
        <Input
          type="date"
          className={layout['fieldNarrow'] ?? ''}
          value={from}
          {...(to && { max: to })}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </label>
      <label className={styles['dayFilter']}>
        {words.leavesTo}
        <Input
          type="date"
          className={layout['fieldNarrow'] ?? ''}
          value={to}
          {...(from && { min: from })}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </label>
    </>
  );
}
