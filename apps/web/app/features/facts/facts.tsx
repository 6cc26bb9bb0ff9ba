import type { ReactNode } from 'react';
import { LocalText } from '../preferences/local-text.tsx';
import styles from './facts.module.css';
import { ReportLink } from './report-link.tsx';

export interface Fact {
  name: string;
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <LocalText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows how old the facts of a page are (`describeFactsAge`), with a link to report a wrong one. */
export function FactsAge({ text }: { text: string }) {
  return (
    <p className={styles.asOf}>
      {text} <ReportLink />
    </p>
  );
}
