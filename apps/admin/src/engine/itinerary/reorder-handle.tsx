import type { ComponentProps } from 'react';
import styles from './itinerary-field.module.css';

/** Renders the handle by which an entry is reordered. A plain button, because antd's button is not draggable. */
export function ReorderHandle({ disabled, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" disabled={disabled} className={styles['handle']}>
      <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
        {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />))}
      </svg>
    </button>
  );
}
