import type { RemarkChange, SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import { type PlanChange, runChange } from '@yunyou/domain/together/run-change';
import { runCommand } from '@yunyou/domain/together/run-command';
import { mayEdit } from '@yunyou/domain/together/shared-trip';
import { toStoredPlan } from '@yunyou/domain/trip/plan/stored-plan';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { effectOf } from '@yunyou/domain/trip-editing/effects';
import { showToast } from '@yunyou/ui/toasts';
import type { EditorStore, TogetherParts } from '../editor/editor-store.ts';
import { previewChange } from './preview-change.ts';
import { authorNow, createSync, type Step, type Sync, type TogetherOptions } from './sync.ts';
import { togetherWords } from './together-words.ts';

const maxPast = 100;

const toData = ({ title, brief, plan }: Draft) => ({ title, brief, plan: toStoredPlan(plan) });

/**
 * Creates the editor of a trip that several people edit. Every edit is a command: shown immediately, sent to the server,
 * and applied again on each newer state until the server has confirmed it.
 */
export function createTogetherStore(options: TogetherOptions & { parts: TogetherParts }): EditorStore {
  const { editing, together, api, parts } = options;
  const { seesPrivate, role } = together;
  const sync = createSync(options);
  const { bench, state, queue } = sync;
  const { run, undo, redo, give } = createSteps(sync, together);
  const showRefusal = (refusal: string | undefined): boolean => {
    if (refusal !== undefined) showToast({ type: 'warning', message: refusal });
    return refusal === undefined;
  };
  const runOrSuggest = (change: SuggestedChange): string | undefined => {
    const isNote = change.kind === 'edit' && (change.edit.kind === 'note' || change.edit.kind === 'day-note');
    if (!state.isSuggesting || isNote) return run(change);
    const refusal = give({ kind: 'suggest', change });
    if (refusal === undefined) showToast({ type: 'success', message: togetherWords.suggested });
    return refusal;
  };
  return {
    ...bench,
    subscribe: sync.subscribe,
    snapshot: sync.snapshot,
    edit: (edit) => runOrSuggest({ kind: 'edit', edit }),
    effectOf: (edit) => effectOf(bench.problemOf, state.shared.draft, edit),
    apply: (draft) =>
      showRefusal(run({ kind: 'set', base: toData(state.shared.draft), draft: toData(draft) })),
    rename: (title) => showRefusal(runOrSuggest({ kind: 'rename', title })),
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
    rights: {
      isOwner: role === 'owner',
      canEdit: role !== 'viewer',
      canWriteNotes: mayEdit(role) && seesPrivate,
    },
    together: {
      ...parts,
      me: together.me,
      tripId: editing.id,
      api,
      setDay: sync.setDay,
      canDecide: mayEdit(role),
      give: (change) => showRefusal(give(change)),
      setSuggesting: (isSuggesting) => {
        state.isSuggesting = isSuggesting;
        sync.notify();
      },
      preview: (change) => previewChange(sync, change, seesPrivate),
    },
  };
}

/** Creates the undo history of this person. Undo reverts what this person did, never what others did. */
function createSteps(
  { bench, state, queue, notify, showNewest }: Sync,
  together: TogetherOptions['together'],
) {
  /** Runs a change on the shown draft and queues it. Returns the step, or why the change does not apply. */
  const perform = (change: PlanChange): Step | string => {
    const before = state.shared.draft;
    const result = runChange(bench.problemOf, before, change, together);
    if (result.status === 'refused') return result.text;
    const id = crypto.randomUUID();
    state.shared = { ...state.shared, draft: result.draft };
    queue.push({ id, change });
    return { id, change, before, after: result.draft };
  };
  const remember = (step: Step): void => {
    state.past = [...state.past, step].slice(-maxPast);
    state.future = [];
  };
  const run = (change: PlanChange): string | undefined => {
    const step = perform(change);
    if (typeof step === 'string') return step;
    remember(step);
    notify();
    return undefined;
  };
  /** Makes a remark. An accepted suggestion is an own step. Returns why it does not apply. */
  const give = (change: RemarkChange): string | undefined => {
    const id = crypto.randomUUID();
    const { draft: before, remarks } = state.shared;
    const result = runCommand(bench.problemOf, state.shared, { id, change }, authorNow(together));
    if (result.status === 'refused') return result.text;
    state.shared = result.shared;
    queue.push({ id, change });
    const { draft: after } = result.shared;
    const accepted =
      change.kind === 'decide'
        ? remarks.suggestions.find((one) => one.id === change.suggestionId)
        : undefined;
    if (accepted && after !== before) remember({ id, change: accepted.change, before, after });
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
  return { run, undo, redo, give };
}
