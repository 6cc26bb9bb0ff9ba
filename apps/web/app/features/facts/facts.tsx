import type { ReactNode } from 'react';
import { LocalText } from '../preferences/local-text.tsx';
import * as words from './fact-words.ts';
import styles from './facts.module.css';
import { formatYearMonth } from './format.ts';
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

/** States the month of figures that change, and the advice to check them; `isOutdated` makes the advice stronger. */
export function FactsAsOf({ month, isOutdated = false }: { month: string; isOutdated?: boolean }) {
  const describeAge = isOutdated ? words.outdatedFigures : words.figuresAsOf;
  return (
    <p className={styles.asOf}>
      {describeAge(formatYearMonth(month))} <ReportLink />
    </p>
  );
}
