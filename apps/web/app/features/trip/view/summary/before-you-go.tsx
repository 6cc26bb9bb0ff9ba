import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { PageLink } from '../../../../navigation/page-link.tsx';
import { formatDate } from '../../../facts/format.ts';
import { LocalText } from '../../../preferences/local-text.tsx';
import { PassportQuestion } from '../../replanning/passport-question.tsx';
import { Source } from '../source.tsx';
import { listSources } from './list-sources.ts';
import styles from './summary.module.css';
import * as words from './summary-words.ts';
import { useDone } from './use-done.ts';

/** Renders the visa guidance for the trip, with sources. */
export function VisaCheck({ visa }: { visa: TripView['visa'] }) {
  return (
    <section className={styles.part} aria-labelledby="visa-title">
      <h2 id="visa-title">{words.enteringChina}</h2>
      <p className={styles.verdict} data-status={visa.status}>
        {visa.headline}
      </p>
      <p className={styles.text}>{visa.text}</p>
      <PassportQuestion />
      {visa.notes.length > 0 && (
        <ul className={styles.bullets}>
          {visa.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {visa.sources.map((source) => (
        <p key={source.ruleId} className={styles.note}>
          <Source source={source} />
        </p>
      ))}
    </section>
  );
}

/** Describes a past date: tickets are on sale, documents are overdue. */
function formatDueDate({ when, kind }: TripView['checklist'][number]): string | undefined {
  if (when === 'today') return words.today;
  if (when !== 'past') return undefined;
  return kind === 'visa' || kind === 'permit' ? words.doItNow : words.onSaleNow;
}

/** Renders the checklist of preparations, ordered by the day each becomes possible. */
export function Checklist({ tripId, entries }: { tripId: string; entries: TripView['checklist'] }) {
  const { done, toggle } = useDone(tripId);
  if (entries.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="checklist-title">
      <h2 id="checklist-title">{words.toArrange}</h2>
      <ol className={styles.checklist}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-done={done.has(entry.id) || undefined}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={words.doneNamed(entry.title)}
                checked={done.has(entry.id)}
                onChange={() => toggle(entry.id)}
              />
            </label>
            <p className={styles.due}>
              {entry.date ? formatDate(entry.date) : words.anyTime}
              {entry.time && <LocalText text={`, ${entry.time}`} />}
              {formatDueDate(entry) && <b> · {formatDueDate(entry)}</b>}
            </p>
            <h3 className={styles.entryTitle}>
              {entry.linkUrl ? <PageLink to={entry.linkUrl}>{entry.title}</PageLink> : entry.title}
            </h3>
            <p className={styles.text}>
              <LocalText text={entry.text} />
            </p>
          </li>
        ))}
      </ol>
      {listSources(entries).map((source) => (
        <p key={source.source} className={styles.note}>
          <Source source={source} />
        </p>
      ))}
    </section>
  );
}
