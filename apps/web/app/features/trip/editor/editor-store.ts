import type { ApiClient } from '@yunyou/contract/client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { applyTripEdit } from '@yunyou/domain/trip-editing/apply-edit';
import { type Break, listBreaks } from '@yunyou/domain/trip-editing/breaks';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { type History, redo, startHistory, step, undo } from '@yunyou/domain/trip-editing/history';
import { compareDrafts, type Merge, mergeDrafts } from '@yunyou/domain/trip-editing/merge-drafts';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { createAutosave, type SaveState } from './autosave.ts';
import { type PendingDraft, removePending, storePending } from './pending-drafts.ts';
import { createWorkbench, type EditingData, type Workbench } from './workbench.ts';

/** A trip that was changed here and on the server since their common version. */
export interface Conflict {
  base: Draft;
  mine: Draft;
  theirs: Draft;
  theirVersion: number;
  merge: Merge;
}

export interface EditorSnapshot {
  draft: Draft;
  view: TripView;
  breaks: readonly Break[];
  canUndo: boolean;
  canRedo: boolean;
  saveState: SaveState;
  conflict: Conflict | undefined;
}

export interface EditorStore extends Workbench {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => EditorSnapshot;
  /** Applies an edit. Returns the reason when the edit is rejected. */
  edit: (edit: TripEdit) => string | undefined;
  rename: (title: string) => void;
  undo: () => void;
  redo: () => void;
  flush: () => Promise<void>;
  /** Resolves a conflict. The function form returns true to take the server version of a day changed on both sides. */
  settle: (choice: 'mine' | 'theirs' | ((dayIndex: number) => boolean)) => void;
  /** Replaces the draft after the server has restored another version. */
  replace: (data: EditingData) => void;
  stop: () => void;
}

interface StoreOptions {
  api: ApiClient;
  editing: EditingData;
  view: TripView;
  /** Unsent changes of an earlier visit. */
  pending: PendingDraft | undefined;
}

export function createEditorStore({ api, editing, view, pending }: StoreOptions): EditorStore {
  const bench = createWorkbench(editing);
  const listeners = new Set<() => void>();
  let server = toDraft(editing);
  let history: History<Draft> = startHistory(server);
  let saveState: SaveState = 'saved';
  let conflict: Conflict | undefined;
  let current = take(server, view);

  function take(draft: Draft, before: TripView): EditorSnapshot {
    const problem = bench.problemOf(draft.brief);
    return {
      draft,
      view: bench.describe(draft, before),
      breaks: problem ? listBreaks(problem, draft.plan) : [],
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      saveState,
      conflict,
    };
  }
  function tell(): void {
    const isSame = current.draft === history.present;
    const { canUndo, canRedo } = { canUndo: history.past.length > 0, canRedo: history.future.length > 0 };
    current = isSame
      ? { ...current, canUndo, canRedo, saveState, conflict }
      : take(history.present, current.view);
    for (const listener of listeners) listener();
  }
  const autosave = createAutosave({
    tripId: editing.id,
    api,
    version: editing.version,
    base: server,
    pending: { store: storePending, remove: removePending },
    onState: (state) => {
      saveState = state;
      tell();
    },
    onConflict: () => void meet(),
  });
  function goTo(next: History<Draft>): void {
    if (next === history) return;
    history = next;
    tell();
    autosave.change(history.present);
  }
  /** Compares with the server version. Merges without asking when no day was changed on both sides. */
  async function meet(known?: EditingData, mine = history.present, base = autosave.base()): Promise<void> {
    const data = known ?? (await api('GET /travel/editing', { id: editing.id }).catch(() => undefined));
    if (!data) return;
    const theirs = toDraft(data);
    const merge = compareDrafts(base, mine, theirs);
    conflict = { base, mine, theirs, theirVersion: data.version, merge };
    if (merge.kind === 'by-day' && merge.contested.length === 0) settle(() => false);
    else tell();
  }
  function settle(choice: 'mine' | 'theirs' | ((dayIndex: number) => boolean)): void {
    if (!conflict) return;
    const { theirs, theirVersion, mine } = conflict;
    const merged =
      choice === 'mine'
        ? mine
        : choice === 'theirs'
          ? theirs
          : mergeDrafts(bench.problemOf, conflict, choice);
    server = theirs;
    conflict = undefined;
    autosave.rebase(theirVersion, theirs);
    history = step(history, merged);
    tell();
    autosave.change(merged);
  }

  if (pending && pending.version === editing.version) {
    history = step(history, pending.draft);
    tell();
    autosave.change(pending.draft);
  } else if (pending) {
    history = startHistory(pending.draft);
    tell();
    void meet(editing, pending.draft, pending.base);
  }

  return {
    ...bench,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    edit: (edit) => {
      const result = applyTripEdit(bench.problemOf, history.present, edit);
      if (result.status === 'refused') return result.text;
      goTo(step(history, result.draft));
      return undefined;
    },
    rename: (title) => goTo(step(history, { ...history.present, title })),
    undo: () => goTo(undo(history)),
    redo: () => goTo(redo(history)),
    flush: autosave.flush,
    settle,
    replace: (data) => {
      server = toDraft(data);
      autosave.rebase(data.version, server);
      history = step(history, server);
      tell();
    },
    stop: autosave.stop,
  };
}

function toDraft({ title, brief, plan }: EditingData): Draft {
  return { title, brief, plan: toPlan(plan) };
}
