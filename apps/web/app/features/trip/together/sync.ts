import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { ApiFailure, type HttpClient } from '@yunyou/contract/http-client';
import type {
  LiveEvent,
  RemarksNow,
  TogetherCommand,
  TripPersonHere,
} from '@yunyou/contract/trip/together.schema';
import { commandsPerCallMax } from '@yunyou/contract/trip/together-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { rebasePending } from '@yunyou/domain/together/pending-changes';
import type { PlanChange } from '@yunyou/domain/together/run-change';
import { type Author, noRemarks, type SharedTrip } from '@yunyou/domain/together/shared-trip';
import { listBreaks } from '@yunyou/domain/trip/plan/breaks';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { cityKey } from '@yunyou/domain/trip/problem/planner-ids';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { showToast } from '@yunyou/ui/toasts';
import type { EditorSnapshot } from '../editor/editor-store.ts';
import type { SaveState } from '../editor/saving/autosave.ts';
import { createWorkbench, type EditingData, type Workbench } from '../editor/workbench.ts';
import type { FilesStore } from '../files/files-store.ts';
import { createCommandQueue } from './command-queue.ts';
import { followLiveTrip } from './live-updates.ts';
import { storePendingCommands } from './pending-commands.ts';
import { togetherWords } from './together-words.ts';

export interface TogetherOptions {
  api: ApiClient;
  /** Returns the client of streams that end with the signal. */
  eventsWith: (signal: AbortSignal) => HttpClient['openEvents'];
  editing: EditingData;
  view: TripView;
  together: NonNullable<TripView['together']>;
  /** Commands of an earlier visit that were not confirmed. */
  pending: readonly TogetherCommand[];
  files: FilesStore;
  /** Loads the page again: the caller has another role, or the trip has other cities. */
  reload: () => void;
}

/** One step of the own undo history. */
export interface Step {
  id: string;
  change: PlanChange;
  before: Draft;
  after: Draft;
}

type CommandAnswer = CallOutput<'POST /travel/commands'>;
type ServerState = CommandAnswer['state'];

interface TogetherState {
  confirmed: { version: number; remarksVersion: number; shared: SharedTrip };
  /** The confirmed state with the pending commands on top. */
  shared: SharedTrip;
  /** Edits of this person become suggestions. */
  isSuggesting: boolean;
  past: readonly Step[];
  future: readonly Step[];
  saveState: SaveState;
  people: readonly TripPersonHere[];
  /** Newest version of the records, which the page reads separately. */
  recordsVersion: number;
  /** The newest state that arrived while a call was running: its commands may be part of it. */
  held: ServerState | undefined;
}

export type Sync = ReturnType<typeof createSync>;

const toDraft = ({ title, brief, plan }: Omit<ServerState, 'version'>): Draft => ({
  title,
  brief,
  plan: toPlan(plan),
});

/** Returns who sends a command now. */
export const authorNow = ({ me, role, seesPrivate }: TogetherOptions['together']) => ({
  author: { id: me, role, seesPrivate } satisfies Author,
  at: new Date().toISOString(),
});

/** Keeps the draft of a trip equal to that of the server, with the pending commands of this browser on top. */
export function createSync(options: TogetherOptions) {
  const { api, eventsWith, editing, together, pending, reload } = options;
  const { role, me } = together;
  const { bench, state, ...shown } = createShown(options);
  const showNewest = () => {
    const { shared } = state.confirmed;
    state.shared = rebasePending(bench.problemOf, shared, queue.pending(), authorNow(together)).shared;
    shown.notify();
  };
  const { confirm, confirmRemarks } = createConfirm(bench, state, reload);
  const queue = createCommandQueue({
    send: (commands) => api('POST /travel/commands', { id: editing.id, commands }),
    commandsPerCall: commandsPerCallMax,
    initial: pending,
    store: (unconfirmed) => storePendingCommands(editing.id, unconfirmed),
    onState: (saveState) => {
      state.saveState = saveState;
      shown.notify();
    },
    onAnswer: (answer) => {
      confirm(answer.state);
      if (state.held) confirm(state.held);
      state.held = undefined;
      if (answer.remarks) confirmRemarks(answer.remarks);
      showRefusals(answer);
      showNewest();
    },
    onRejected: (message) => {
      showToast({ type: 'warning', message });
      showNewest();
    },
  });
  const handleEvent = (event: LiveEvent) => {
    if (event.kind === 'people') {
      if (event.people.find(({ id }) => id === me)?.role !== role) reload();
      state.people = event.people;
      shown.notify();
    } else if (event.kind === 'records') {
      state.recordsVersion = event.version;
      shown.notify();
    } else if (event.kind === 'remarks') {
      confirmRemarks(event.remarks);
      showNewest();
    } else if (queue.isSending()) state.held = event.state;
    else if (event.state.version > state.confirmed.version) {
      confirm(event.state);
      showNewest();
    }
  };
  const tab = crypto.randomUUID();
  const stopFollowing = followLiveTrip({
    eventsWith,
    tripId: editing.id,
    tab,
    version: () => state.confirmed.version,
    onEvent: handleEvent,
    onConnected: (isConnected) => {
      if (isConnected && queue.pending().length > 0) void queue.flush();
    },
    onGone: reload,
  });
  const stop = () => {
    stopFollowing();
    queue.stop();
  };
  return {
    ...shown,
    bench,
    state,
    queue,
    showNewest,
    confirm,
    stop,
    setDay: createSetDay(api, editing.id, tab),
  };
}

/** Takes over newer states of the server. */
function createConfirm(bench: Workbench, state: TogetherState, reload: () => void) {
  const confirm = (newest: ServerState) => {
    if (newest.version < state.confirmed.version) return;
    const known = new Set(bench.cities.map(({ id }) => cityKey(id)));
    if (newest.plan.stays.some(({ cityId }) => !known.has(cityId))) reload();
    else {
      const { remarks } = state.confirmed.shared;
      state.confirmed = {
        ...state.confirmed,
        version: newest.version,
        shared: { draft: toDraft(newest), remarks },
      };
    }
  };
  const confirmRemarks = ({ version, ...remarks }: RemarksNow) => {
    const { remarksVersion, shared } = state.confirmed;
    if (version < remarksVersion) return;
    state.confirmed = { ...state.confirmed, remarksVersion: version, shared: { ...shared, remarks } };
  };
  return { confirm, confirmRemarks };
}

/** Holds the state that the page shows, and its snapshot for React. */
function createShown({ editing, view, together, pending }: TogetherOptions) {
  const bench = createWorkbench(editing);
  const listeners = new Set<() => void>();
  const base = { draft: toDraft(editing), remarks: noRemarks };
  const state: TogetherState = {
    confirmed: { version: editing.version, remarksVersion: -1, shared: base },
    shared: rebasePending(bench.problemOf, base, pending, authorNow(together)).shared,
    isSuggesting: together.role === 'commenter',
    past: [],
    future: [],
    saveState: pending.length > 0 ? 'waiting' : 'saved',
    people: [],
    recordsVersion: 0,
    held: undefined,
  };
  let current = toSnapshot(bench, state, view);
  return {
    bench,
    state,
    notify: () => {
      const isSameDraft = current.draft === state.shared.draft;
      current = isSameDraft ? { ...current, ...flagsOf(state) } : toSnapshot(bench, state, current.view);
      for (const listener of listeners) listener();
    },
    snapshot: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createSetDay(api: ApiClient, id: string, tab: string) {
  return (dayIndex: number | undefined) => {
    api('POST /travel/presence', { id, tab, ...(dayIndex !== undefined && { dayIndex }) }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error; // the next day is sent again
      },
    );
  };
}

function showRefusals({ results }: CommandAnswer): void {
  for (const { status, text = '' } of results)
    if (status === 'refused')
      showToast({ type: 'warning', message: togetherWords.refused(text), duration: 8000 });
}

function toSnapshot(bench: Workbench, state: TogetherState, before: TripView): EditorSnapshot {
  const { draft } = state.shared;
  const problem = bench.problemOf(draft.brief);
  return {
    draft,
    view: bench.describe(draft, before),
    breaks: problem ? listBreaks(problem, draft.plan) : [],
    ...flagsOf(state),
  };
}

/** Returns the parts of a snapshot that do not depend on the draft. */
function flagsOf(state: TogetherState) {
  const { past, future, saveState, people, recordsVersion, shared, isSuggesting } = state;
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    saveState,
    conflict: undefined,
    people,
    recordsVersion,
    remarks: shared.remarks,
    isSuggesting,
  };
}
