import type { TogetherChange } from '@yunyou/contract/trip/together.schema';
import { runChange } from '@yunyou/domain/together/run-change';
import { toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { effectOf } from '@yunyou/domain/trip-editing/effects';
import { showToast } from '@yunyou/ui/toasts';
import type { EditorStore } from '../editor/editor-store.ts';
import { createSync, type Step, type Sync, type TogetherOptions } from './sync.ts';
import { togetherWords } from './together-words.ts';

const maxPast = 100;

const toData = ({ title, brief, plan }: Draft) => ({ title, brief, plan: toStoredPlan(plan) });

/**
 * Editor of a trip that several people edit. Every edit is a command: shown at once, sent to the server, and applied again on
 * each newer state until the server has confirmed it.
 */
export function createTogetherStore(options: TogetherOptions): EditorStore {
  const { editing, together, api } = options;
  const { seesPrivate, role } = together;
  const sync = createSync(options);
  const { bench, state, queue } = sync;
  const { run, undo, redo } = createSteps(sync, seesPrivate);
  const runOrTell = (change: TogetherChange) => {
    const refusal = run(change);
    if (refusal !== undefined) showToast({ type: 'warning', message: refusal });
  };
  return {
    ...bench,
    subscribe: sync.subscribe,
    snapshot: sync.snapshot,
    edit: (edit) => run({ kind: 'edit', edit }),
    effectOf: (edit) => effectOf(bench.problemOf, state.draft, edit),
    apply: (draft) => runOrTell({ kind: 'set', base: toData(state.draft), draft: toData(draft) }),
    rename: (title) => runOrTell({ kind: 'rename', title }),
    undo,
    redo,
    flush: queue.flush,
    version: () => state.confirmed.version,
    settle: () => undefined, // there are no conflicts to settle
    replace: (data) => {
      sync.confirm(data);
      sync.showNewest();
    },
    stop: sync.stop,
    files: options.files,
    rights: { isOwner: role === 'owner', canEdit: role === 'owner' || role === 'editor', seesPrivate },
    together: { me: together.me, tripId: editing.id, api, setDay: sync.setDay },
  };
}

/** The own steps. Undo takes back what this person did, never what others did. */
function createSteps({ bench, state, queue, notify, showNewest }: Sync, seesPrivate: boolean) {
  /** Runs a change on the shown draft and queues it. Returns the step, or why the change does not apply. */
  const perform = (change: TogetherChange): Step | string => {
    const before = state.draft;
    const result = runChange(bench.problemOf, before, change, { seesPrivate });
    if (result.status === 'refused') return result.text;
    const id = crypto.randomUUID();
    state.draft = result.draft;
    queue.push({ id, change });
    return { id, change, before, after: result.draft };
  };
  const run = (change: TogetherChange): string | undefined => {
    const step = perform(change);
    if (typeof step === 'string') return step;
    state.past = [...state.past, step].slice(-maxPast);
    state.future = [];
    notify();
    return undefined;
  };
  /** Drops a step that was never sent; otherwise sends its reverse. Returns why that does not apply. */
  const reverse = ({ id, before, after }: Step): string | undefined => {
    if (queue.drop(id)) {
      showNewest();
      return undefined;
    }
    const reversed = perform({ kind: 'set', base: toData(after), draft: toData(before) });
    return typeof reversed === 'string' ? reversed : undefined;
  };
  const undo = () => {
    const step = state.past.at(-1);
    if (!step) return;
    state.past = state.past.slice(0, -1);
    const refusal = reverse(step);
    if (refusal === undefined) state.future = [step, ...state.future];
    else showToast({ type: 'warning', message: togetherWords.notUndone(refusal) });
    notify();
  };
  const redo = () => {
    const [step, ...rest] = state.future;
    if (!step) return;
    state.future = rest;
    const redone = perform(step.change);
    if (typeof redone === 'string') showToast({ type: 'warning', message: redone });
    else state.past = [...state.past, redone].slice(-maxPast);
    notify();
  };
  return { run, undo, redo };
}
