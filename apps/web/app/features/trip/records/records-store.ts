import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import type { RecordChange, RecordCommand, RecordsNow } from '@yunyou/contract/trip/records.schema';
import { ownerTravellerId, recordCommandsPerCallMax } from '@yunyou/contract/trip/records-limits';
import {
  type RecordContext,
  rebaseRecords,
  runRecord,
  type TripRecords,
} from '@yunyou/domain/records/run-record';
import { showToast } from '@yunyou/ui/toasts';
import type { SaveState } from '../editor/saving/autosave.ts';
import { createCommandQueue } from '../together/command-queue.ts';
import { recordsWords } from './records-words.ts';

interface RecordsSnapshot {
  /** Records of the server with the pending commands applied. */
  records: TripRecords;
  now: RecordsNow;
  saveState: SaveState;
}

export interface RecordsStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => RecordsSnapshot;
  /** Applies a change immediately and sends it. Shows a message and returns false when it is refused. */
  run: (change: RecordChange) => boolean;
  /** Reads the records again, unless the page has this version. */
  refresh: (version?: number) => Promise<void>;
  stop: () => void;
}

interface RecordsOptions {
  api: ApiClient;
  tripId: string;
  now: RecordsNow;
  /** Commands of an earlier visit that were not confirmed. */
  pending: readonly RecordCommand[];
  /** Stores records and pending commands on the device. */
  store: (saved: { now: RecordsNow; pending: readonly RecordCommand[] }) => Promise<void>;
}

const contextOf = ({ me, canWrite, people, rates }: RecordsNow): RecordContext => ({
  role: me === ownerTravellerId ? 'owner' : canWrite ? 'editor' : 'viewer',
  people: people.map(({ id }) => id),
  rates,
  at: new Date().toISOString(),
});

/** Keeps the records of a trip equal to those of the server, with the pending commands of this browser on top. */
export function createRecordsStore(options: RecordsOptions): RecordsStore {
  const { api, tripId } = options;
  const listeners = new Set<() => void>();
  let now = options.now;
  let saveState: SaveState = options.pending.length > 0 ? 'waiting' : 'saved';
  const queue = createCommandQueue<RecordCommand, { results: Results; records: RecordsNow }>({
    send: (commands) => api('POST /travel/records', { id: tripId, commands }),
    commandsPerCall: recordCommandsPerCallMax,
    initial: options.pending,
    store: (pending) => options.store({ now, pending }),
    onState: (state) => {
      saveState = state;
      show();
    },
    onAnswer: ({ results, records }) => {
      showRefusals(results);
      confirm(records);
    },
    onRejected: (message) => {
      showToast({ type: 'warning', message });
      show();
    },
  });
  const describe = (): RecordsSnapshot => ({
    records: rebaseRecords(recordsOf(now), queue.pending(), contextOf(now)),
    now,
    saveState,
  });
  let current = describe();
  const show = () => {
    current = describe();
    for (const listener of listeners) listener();
  };
  const confirm = (newest: RecordsNow) => {
    if (newest.version < now.version) return;
    now = newest;
    void options.store({ now, pending: queue.pending() });
    show();
  };
  const refresh = async (version?: number) => {
    if (version !== undefined && version <= now.version) return;
    const newest = await api('GET /travel/records', { id: tripId }).catch((error: unknown) => {
      if (error instanceof ApiFailure) return undefined; // the page keeps what it has
      throw error;
    });
    if (newest) confirm(newest);
  };
  const handleOnline = () => void (queue.pending().length > 0 ? queue.flush() : refresh());
  addEventListener('online', handleOnline);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    run: (change) => {
      const command = { id: crypto.randomUUID(), change };
      const result = runRecord(current.records, command, contextOf(now));
      if (result.status === 'refused') showToast({ type: 'warning', message: result.text });
      else queue.push(command);
      return result.status === 'done';
    },
    refresh,
    stop: () => {
      removeEventListener('online', handleOnline);
      queue.stop();
    },
  };
}

/** Returns the records as the server has them. An earlier release saved them without a journal. */
const recordsOf = ({ costs, tasks, journal = { missed: [], isShared: false } }: RecordsNow): TripRecords => ({
  costs,
  tasks,
  journal,
});

type Results = readonly { status: 'done' | 'refused'; text?: string | undefined }[];

function showRefusals(results: Results): void {
  for (const { status, text = '' } of results)
    if (status === 'refused')
      showToast({ type: 'warning', message: recordsWords.refused(text), duration: 8000 });
}
