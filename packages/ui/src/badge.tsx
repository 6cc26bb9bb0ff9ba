import styles from './badge.module.css';

const largest = 99;

/** A count; above 99 it reads "99+". */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge} title={label}>
      {count > largest ? `${largest}+` : count}
    </span>
  );
}
