import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { compareCosts } from '@yunyou/domain/costs/compare-costs';
import { countJournal, type JournalDay, listJournalDays } from '@yunyou/domain/records/journal';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createFileClient } from '../../../api/browser-client.ts';
import { useApiBase } from '../../../api/use-api.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { formatMoney, formatWeekdayDate } from '../../facts/format.ts';
import { Comparison } from '../costs/comparison.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useFiles } from '../files/file-list.tsx';
import { FileViewer } from '../files/file-viewer.tsx';
import { createFilesStore, type FilesStore } from '../files/files-store.ts';
import type { RecordsStore } from '../records/records-store.ts';
import { recordStates, recordsWords } from '../records/records-words.ts';
import { useNewerRecords, useRecords } from '../records/use-records.ts';
import styles from './journal.module.css';
import { planHash } from './journal-hash.ts';
import { JournalSettings } from './journal-settings.tsx';
import * as words from './journal-words.ts';
import { Photos } from './photos.tsx';

interface JournalProps {
  trip: TripView;
  /** Date in China. */
  today: string;
  /** Absent until the editor has loaded, and for readers. */
  editor: EditorStore | undefined;
  shareKey: string | undefined;
}

/** Shows the journal of a trip: visited sights, photos and costs. */
export default function JournalView(props: JournalProps) {
  const { trip, shareKey } = props;
  const isPerson = trip.access === 'owner' || trip.together !== undefined;
  const opened = useRecords(trip.id, isPerson ? undefined : shareKey);
  const { pathname, search } = useLocation();
  useEffect(() => {
    globalThis.scrollTo(0, 0); // not returned: newer browsers return a promise, which is no clean-up function
  }, []);
  return (
    <div className={styles.journal}>
      <PageLink to={pathname + search + planHash} className={styles.link}>
        {words.wholePlan}
      </PageLink>
      {!opened && <p role="status">{recordsWords.loading}</p>}
      {opened && 'problem' in opened && (
        <p role="status">{opened.problem === 'failed' ? recordsWords.failed : recordsWords.notHere}</p>
      )}
      {opened && 'store' in opened && <OpenJournal {...props} isPerson={isPerson} records={opened.store} />}
    </div>
  );
}

function OpenJournal({
  trip,
  today,
  editor,
  shareKey,
  isPerson,
  records: store,
}: JournalProps & { isPerson: boolean; records: RecordsStore }) {
  const { records, now, saveState } = useSyncExternalStore(store.subscribe, store.snapshot);
  useNewerRecords(store, editor);
  const ownFiles = useReaderFiles(trip.id, isPerson ? undefined : shareKey);
  const files = editor?.files ?? ownFiles;
  const { costs, journal } = records;
  const days = listJournalDays(trip.days, journal, today);
  const compared = compareCosts(trip, costs.expenses, { currency: costs.currency, rates: now.rates });
  const spent =
    costs.expenses.length === 0
      ? undefined
      : formatMoney({ amountMinor: compared.spentMinor, currency: costs.currency });
  return (
    <>
      <header className={styles.head}>
        <h1>{trip.title}</h1>
        <p className={styles.note}>{words.journalFacts({ ...countJournal(days), spent }).join(' · ')}</p>
        {isPerson && <p className={styles.note}>{words.lead}</p>}
        <p role="status" className={styles.note}>
          {now.canWrite && recordStates[saveState]}
        </p>
        {files && <FileMessage files={files} />}
      </header>
      {days.map((day) => (
        <Day key={day.day.date} journalDay={day} files={files} onRun={now.canWrite ? store.run : undefined} />
      ))}
      {costs.expenses.length > 0 && (
        <section className={styles.part} aria-labelledby="journal-costs">
          <h2 id="journal-costs">{words.costs}</h2>
          <Comparison trip={trip} costs={costs} rates={now.rates} />
        </section>
      )}
      {trip.access === 'owner' && (
        <JournalSettings trip={trip} journal={journal} costs={costs} onRun={store.run} />
      )}
      {files && <FileViewer files={files} />}
    </>
  );
}

interface DayProps {
  journalDay: JournalDay;
  files: FilesStore | undefined;
  /** Absent for readers. */
  onRun: RecordsStore['run'] | undefined;
}

function Day({ journalDay: { day, visits }, files, onRun }: DayProps) {
  const number = day.dayIndex + 1;
  const title = `journal-day-${number}`;
  const shown = onRun ? visits : visits.filter(({ isVisited }) => isVisited);
  return (
    <section className={styles.part} aria-labelledby={title}>
      <p className={styles.note}>{words.dayLine(number, formatWeekdayDate(day.date))}</p>
      <h2 id={title}>{day.title}</h2>
      {shown.length === 0 && <p className={styles.note}>{words.nothingPlanned}</p>}
      <ul className={styles.visits}>
        {shown.map(({ item: { key, place }, isVisited }) => (
          <li key={key} className={styles.visit} data-missed={!isVisited || undefined}>
            {onRun && (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={words.seen(place.name)}
                  checked={isVisited}
                  onChange={(event) => onRun({ kind: 'visit', stop: key, isVisited: event.target.checked })}
                />
              </label>
            )}
            <span>
              {place.linkUrl ? <PageLink to={place.linkUrl}>{place.name}</PageLink> : place.name}{' '}
              <span lang="zh" className={styles.note}>
                {place.zhName}
              </span>
              {!isVisited && <span className={styles.note}> · {words.notSeen}</span>}
            </span>
          </li>
        ))}
      </ul>
      {files && <Photos files={files} dayIndex={day.dayIndex} canAdd={onRun !== undefined} />}
    </section>
  );
}

/** Status of a photo upload. */
function FileMessage({ files }: { files: FilesStore }) {
  const { message } = useFiles(files);
  return (
    <p role="status" className={styles.note}>
      {message}
    </p>
  );
}

/** Returns the photos for a reader with the share link. */
function useReaderFiles(tripId: string, share: string | undefined): FilesStore | undefined {
  const apiBase = useApiBase();
  const [files] = useState(() =>
    share === undefined
      ? undefined
      : createFilesStore({ api: createFileClient({ apiBase, isSilent: true }), tripId, share }),
  );
  useEffect(() => () => files?.stop(), [files]);
  return files;
}
