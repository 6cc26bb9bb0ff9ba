import styles from './badge.module.css';

const maxShown = 99;

/** Shows a count; above 99 it shows "99+". */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge} title={label}>
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}
