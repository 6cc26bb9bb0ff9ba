import type { RuleSource } from '@yunyou/contract/trip/trip-rules.schema';
import { formatDate } from '../../facts/format.ts';
import styles from './warnings.module.css';

/** Source of a rule and the date of the last check. */
export function Source({ source }: { source: RuleSource }) {
  return (
    <span className={styles.source}>
      {source.source}, checked {formatDate(source.checkedOn)}
      {source.stale ? ' (due for a new check)' : ''}. Check before you go.
    </span>
  );
}
