import styles from './facts.module.css';
import type { Fact } from './facts.tsx';

/** The few facts one looks for first, in a row. */
export function Glance({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.glance}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
