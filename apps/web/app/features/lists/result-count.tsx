import styles from './result-count.module.css';

/** Renders the number of results above a list. Screen readers announce it when a filter changes it. */
export function ResultCount({ count }: { count: string }) {
  return (
    <p className={styles.count} role="status">
      {count}
    </p>
  );
}
