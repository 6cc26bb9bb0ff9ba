import type { RuleSource } from '@yunyou/contract/trip/trip-rules.schema';
import { formatDate } from '../../facts/format.ts';
import * as words from './trip-words.ts';
import styles from './warnings.module.css';

/** Renders the source of a rule and the date of the last check. */
export function Source({ source }: { source: RuleSource }) {
  return (
    <span className={styles.source}>
      {words.checkedLine(source.source, formatDate(source.checkedOn))}
      {source.stale ? words.dueForCheck : ''}
      {words.checkBeforeYouGo}
    </span>
  );
}
