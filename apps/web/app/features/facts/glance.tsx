import { LocalText } from '../preferences/local-text.tsx';
import styles from './facts.module.css';
import type { Fact } from './facts.tsx';

/** Renders the most important facts in one row. */
export function Glance({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.glance}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <LocalText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
