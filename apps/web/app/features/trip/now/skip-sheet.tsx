import { type DayStop, editKeyOf } from '@yunyou/domain/on-the-day/day-moment';
import { skipStop } from '@yunyou/domain/on-the-day/running-late';
import { showToast } from '@yunyou/ui/toasts';
import type { EditorStore } from '../editor/editor-store.ts';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { Sheet } from './sheet.tsx';

interface SkipSheetProps {
  store: EditorStore;
  dayIndex: number;
  stop: DayStop;
  /** No stop after it starts before this minute. */
  minute: number;
  onClose: () => void;
  onChanged: (message: string) => void;
}

/** Requires a confirmation before a stop is skipped. */
export default function SkipSheet({ store, dayIndex, stop, minute, onClose, onChanged }: SkipSheetProps) {
  const name = words.nameStop(stop);
  const skip = () => {
    const key = editKeyOf(stop, dayIndex);
    const result = skipStop(store.problemOf, store.snapshot().draft, { dayIndex, key, minute });
    if (result.status === 'refused') return showToast({ type: 'warning', message: result.text });
    store.apply(result.draft);
    return onChanged(words.skipped(name));
  };
  return (
    <Sheet title={words.skipTitle(name)} onClose={onClose}>
      <p>{words.skipLead}</p>
      <button type="button" className={styles.primary} onClick={skip}>
        {words.skip}
      </button>
    </Sheet>
  );
}
