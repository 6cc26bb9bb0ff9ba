import type { TripWarning } from '@yunyou/contract/trip/trip.schema';
import { LocalText } from '../../preferences/local-text.tsx';
import { Source } from './source.tsx';
import styles from './warnings.module.css';

/** Lists warnings, most severe first. */
export function Warnings({ warnings }: { warnings: readonly TripWarning[] }) {
  if (warnings.length === 0) return null;
  const order = ['serious', 'caution', 'note'];
  const sorted = warnings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <ul className={styles.warnings}>
      {sorted.map((warning) => (
        <li key={warning.kind + warning.text} className={styles.warning} data-level={warning.level}>
          <LocalText text={warning.text} /> {warning.source && <Source source={warning.source} />}
        </li>
      ))}
    </ul>
  );
}
