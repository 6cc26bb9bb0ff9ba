import columns from '../sections/columns.module.css';
import type { Tour } from './tour-data.ts';
import styles from './tour-terms.module.css';
import * as words from './tour-words.ts';
import { cancellationSentences } from './tour-words.ts';

/** Lists what the price includes and excludes. */
export function Inclusions({ tour }: { tour: Tour }) {
  return (
    <div className={styles.pair}>
      <div>
        <h3>{words.included}</h3>
        <ul className={styles.ticks}>
          {tour.includes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{words.notIncluded}</h3>
        <ul className={styles.dashes}>
          {tour.excludes.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function CancellationTerms({ steps }: { steps: Tour['cancellation'] }) {
  return (
    <dl className={styles.terms}>
      {cancellationSentences(steps).map(({ when, refund }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{refund}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Questions({ faqs }: { faqs: Tour['faqs'] }) {
  return (
    <div className={`${columns.aside} ${styles.questions}`}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
