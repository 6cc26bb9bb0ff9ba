import type { Expense } from '@yunyou/contract/trip/records.schema';
import { Button } from '@yunyou/ui/button';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useFocusKept } from '../../dialogs/use-focus-kept.ts';
import { useFiles } from '../files/file-list.tsx';
import { FileViewer } from '../files/file-viewer.tsx';
import type { FilesStore } from '../files/files-store.ts';
import type { RecordsStore } from '../records/records-store.ts';
import { recordStates, recordsWords } from '../records/records-words.ts';
import { useNewerRecords, useRecords } from '../records/use-records.ts';
import { useToday } from '../view/day/use-today.ts';
import { Comparison } from './comparison.tsx';
import styles from './costs.module.css';
import type { CostsProps } from './costs-props.ts';
import * as words from './costs-words.ts';
import { ExpenseForm } from './expense-form.tsx';
import { ExpenseList } from './expense-list.tsx';
import { nameTravellers } from './name-travellers.ts';
import { CostSettings, Travellers } from './settings.tsx';
import { SettleUp } from './settle-up.tsx';

/** Expenses of a trip: list, form, comparison with the plan, balances, settings. */
export default function CostsPanel(props: CostsProps) {
  const opened = useRecords(props.trip.id, props.shareKey);
  if (!opened) return <p role="status">{recordsWords.loading}</p>;
  if ('problem' in opened)
    return <p role="status">{opened.problem === 'failed' ? recordsWords.failed : recordsWords.notHere}</p>;
  return <OpenCosts {...props} records={opened.store} />;
}

function OpenCosts({ trip, editor, records: store }: CostsProps & { records: RecordsStore }) {
  const { records, now, saveState } = useSyncExternalStore(store.subscribe, store.snapshot);
  useNewerRecords(store, editor);
  const [editing, setEditing] = useState<Expense | 'new'>();
  const panel = useRef<HTMLDivElement>(null);
  useFocusKept(editing, (before) => {
    const opener = before && before !== 'new' ? `[data-edits="${before.id}"]` : undefined;
    const found = opener && panel.current?.querySelector<HTMLElement>(opener);
    return found || panel.current?.querySelector<HTMLElement>('[data-adds]');
  });
  const today = useToday(trip.days);
  const { costs } = records;
  const people = nameTravellers(now, costs);
  const isReader = now.me === undefined;
  if (isReader) return <Comparison trip={trip} costs={costs} rates={now.rates} isOpen />;
  return (
    <div ref={panel} className={styles.panel}>
      <Comparison trip={trip} costs={costs} rates={now.rates} />
      {now.canWrite && !editing && (
        <div>
          <Button data-adds="" onClick={() => setEditing('new')}>
            {words.addExpense}
          </Button>
        </div>
      )}
      {editing && (
        <ExpenseForm
          key={editing === 'new' ? 'new' : editing.id}
          expense={editing === 'new' ? undefined : editing}
          trip={trip}
          people={people}
          me={now.me ?? ''}
          today={trip.days.find(({ dayIndex }) => dayIndex === today)?.date}
          lastCurrency={costs.expenses.at(-1)?.cost.currency}
          onRun={store.run}
          onClose={() => setEditing(undefined)}
        />
      )}
      <p role="status" className={styles.note}>
        {words.expenseCount(costs.expenses.length)}. {now.canWrite && recordStates[saveState]}
      </p>
      <ExpenseList
        costs={costs}
        people={people}
        files={editor?.files}
        canAdd={now.canWrite}
        onEdit={now.canWrite ? setEditing : undefined}
      />
      {editor && <FileMessage files={editor.files} />}
      {editor && trip.access !== 'owner' && <FileViewer files={editor.files} />}
      <SettleUp
        costs={costs}
        people={people}
        today={today}
        trip={trip}
        onRun={now.canWrite ? store.run : undefined}
      />
      {trip.access === 'owner' && <Travellers named={costs.named} onRun={store.run} />}
      <CostSettings trip={trip} costs={costs} people={people} canWrite={now.canWrite} onRun={store.run} />
    </div>
  );
}

/** Status of a receipt upload. The box of all files announces it, so this is no live region. */
function FileMessage({ files }: { files: FilesStore }) {
  const { message } = useFiles(files);
  return message === '' ? null : <p className={styles.note}>{message}</p>;
}
