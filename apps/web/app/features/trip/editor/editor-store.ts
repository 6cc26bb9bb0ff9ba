import type { ApiClient } from '@yunyou/contract/client';
import type { RemarkChange, Remarks, SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import type { TripPersonHere } from '@yunyou/contract/trip/together.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { type Break, listBreaks } from '@yunyou/domain/trip/plan/breaks';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { applyTripEdit } from '@yunyou/domain/trip-editing/apply-edit';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { type EditEffect, effectOf } from '@yunyou/domain/trip-editing/effects';
import { type History, redo, startHistory, step, undo } from '@yunyou/domain/trip-editing/history';
import { compareDrafts, type Merge, mergeDrafts } from '@yunyou/domain/trip-editing/merge-drafts';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import type { ComponentType } from 'react';
import type { FilesStore } from '../files/files-store.ts';
import { type Autosave, createAutosave, type SaveState } from './saving/autosave.ts';
import { type PendingDraft, removePending, storePending } from './saving/pending-drafts.ts';
import { createWorkbench, type EditingData, type Workbench } from './workbench.ts';

/** A trip that was changed here and on the server since their common version. */
export interface Conflict {
  base: Draft;
  mine: Draft;
  theirs: Draft;
  theirVersion: number;
  merge: Merge;
}

/** The function returns true to take the server version of a day that was changed on both sides. */
type ConflictChoice = 'mine' | 'theirs' | ((dayIndex: number) => boolean);

export interface EditorSnapshot {
  draft: Draft;
  view: TripView;
  breaks: readonly Break[];
  canUndo: boolean;
  canRedo: boolean;
  saveState: SaveState;
  conflict: Conflict | undefined;
  /** People of a trip that several edit. */
  people?: readonly TripPersonHere[];
  /** Comments, votes and suggestions of the people. */
  remarks?: Remarks;
  /** Newest version of the records of the trip that was sent to the page. */
  recordsVersion?: number;
  /** Edits of the caller become suggestions. */
  isSuggesting?: boolean;
}

/** Rights of the caller. The editor of a traveller's own trip has all rights. */
export interface EditorRights {
  isOwner: boolean;
  /** Changes the plan, or suggests changes. */
  canEdit: boolean;
  canWriteNotes: boolean;
}

export interface EditorStore extends Workbench {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => EditorSnapshot;
  /** Applies an edit. Returns the reason when the edit is rejected. */
  edit: (edit: TripEdit) => string | undefined;
  /** Returns what an edit would change, undefined when it would be rejected. */
  effectOf: (edit: TripEdit) => EditEffect | undefined;
  /** Replaces the draft, as one step of the undo history. */
  apply: (draft: Draft) => void;
  rename: (title: string) => void;
  undo: () => void;
  redo: () => void;
  flush: () => Promise<void>;
  /** Version on the server. */
  version: () => number;
  /** Resolves a conflict and saves the result. */
  settle: (choice: ConflictChoice) => void;
  /** Replaces the draft after the server has restored another version. */
  replace: (data: EditingData) => void;
  stop: () => void;
  /** Private files of the trip. They are no part of the draft and of the undo history. */
  files: FilesStore;
  rights: EditorRights;
  /** Absent for a trip without members. */
  together?: TogetherPart;
}

export interface PartProps {
  store: EditorStore;
  together: TogetherPart;
}

export interface RemarksProps extends PartProps {
  /** A day or a stop, as in the contract. */
  target: string;
  /** Name of the day or stop. */
  label: string;
}

export interface LiveDaysProps extends PartProps {
  today: number | undefined;
}

/** Parts of the page for a trip that several people edit. The editor gets them from the store, so that only such a trip loads them. */
export interface TogetherParts {
  /** Votes and comments of a day or stop. */
  Remarks: ComponentType<RemarksProps>;
  Suggestions: ComponentType<PartProps>;
  /** The days as a viewer sees them. */
  LiveDays: ComponentType<LiveDaysProps>;
}

/** Preview of a change: lines about the differences, or the reason why it no longer fits. */
export interface ChangePreview {
  lines: readonly string[];
  refusal?: string;
}

/** State of a trip that several people edit, besides its draft. */
export interface TogetherPart extends TogetherParts {
  /** Id of the caller among the people. */
  me: string;
  tripId: string;
  api: ApiClient;
  /** Shows the other people which day is in view. */
  setDay: (dayIndex: number | undefined) => void;
  canDecide: boolean;
  /** Comments, votes, or decides about a suggestion. Shows a message and returns false when it is refused. */
  give: (change: RemarkChange) => boolean;
  /** Turns the edits of an editor into suggestions. */
  setSuggesting: (isSuggesting: boolean) => void;
  preview: (change: SuggestedChange) => ChangePreview;
}

interface StoreOptions {
  api: ApiClient;
  editing: EditingData;
  view: TripView;
  /** Unsent changes of an earlier visit. */
  pending: PendingDraft | undefined;
  files: FilesStore;
}

interface EditorState {
  history: History<Draft>;
  saveState: SaveState;
  conflict: Conflict | undefined;
}

export function createEditorStore({ api, editing, view, pending, files }: StoreOptions): EditorStore {
  const bench = createWorkbench(editing);
  const listeners = new Set<() => void>();
  const base = toDraft(editing);
  const state: EditorState = { history: startHistory(base), saveState: 'saved', conflict: undefined };
  let current = toSnapshot(bench, state, view);

  const notify = () => {
    const isSameDraft = current.draft === state.history.present;
    current = isSameDraft ? { ...current, ...flagsOf(state) } : toSnapshot(bench, state, current.view);
    for (const listener of listeners) listener();
  };
  const autosave = createAutosave({
    tripId: editing.id,
    api,
    version: editing.version,
    base,
    pending: { store: storePending, remove: removePending },
    onState: (saveState) => {
      state.saveState = saveState;
      notify();
    },
    onConflict: () => void conflicts.compare(),
  });
  const conflicts = createConflicts({ api, tripId: editing.id, bench, state, autosave, notify });
  const goTo = (next: History<Draft>) => {
    if (next === state.history) return;
    state.history = next;
    notify();
    autosave.change(next.present);
  };

  if (pending && pending.version === editing.version) goTo(step(state.history, pending.draft));
  else if (pending) {
    state.history = startHistory(pending.draft);
    notify();
    void conflicts.compare(editing, pending.draft, pending.base);
  }

  return {
    ...bench,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    edit: (edit) => {
      const result = applyTripEdit(bench.problemOf, state.history.present, edit);
      if (result.status === 'refused') return result.text;
      goTo(step(state.history, result.draft));
      return undefined;
    },
    effectOf: (edit) => effectOf(bench.problemOf, state.history.present, edit),
    apply: (draft) => goTo(step(state.history, draft)),
    rename: (title) => goTo(step(state.history, { ...state.history.present, title })),
    undo: () => goTo(undo(state.history)),
    redo: () => goTo(redo(state.history)),
    flush: autosave.flush,
    version: autosave.version,
    settle: conflicts.settle,
    replace: (data) => {
      const restored = toDraft(data);
      autosave.rebase(data.version, restored);
      state.history = step(state.history, restored);
      notify();
    },
    stop: autosave.stop,
    files,
    rights: { isOwner: true, canEdit: true, canWriteNotes: true },
  };
}

interface ConflictOptions {
  api: ApiClient;
  tripId: string;
  bench: Workbench;
  state: EditorState;
  autosave: Autosave;
  notify: () => void;
}

/** Detects and resolves edit conflicts with the server version of the trip. */
function createConflicts({ api, tripId, bench, state, autosave, notify }: ConflictOptions) {
  /** Compares with the server version. Merges without a dialog when no day was changed on both sides. */
  async function compare(known?: EditingData, mine = state.history.present, base = autosave.base()) {
    // The editor keeps the save state "conflict" when the server version cannot be loaded.
    const data = known ?? (await api('GET /travel/editing', { id: tripId }).catch(() => undefined));
    if (!data) return;
    const theirs = toDraft(data);
    const merge = compareDrafts(base, mine, theirs);
    state.conflict = { base, mine, theirs, theirVersion: data.version, merge };
    if (merge.kind === 'by-day' && merge.contested.length === 0) settle(() => false);
    else notify();
  }
  function settle(choice: ConflictChoice): void {
    if (!state.conflict) return;
    const { theirs, theirVersion } = state.conflict;
    const merged = resolve(bench, state.conflict, choice);
    state.conflict = undefined;
    autosave.rebase(theirVersion, theirs);
    state.history = step(state.history, merged);
    notify();
    autosave.change(merged);
  }
  return { compare, settle };
}

function resolve(bench: Workbench, conflict: Conflict, choice: ConflictChoice): Draft {
  if (choice === 'mine') return conflict.mine;
  if (choice === 'theirs') return conflict.theirs;
  return mergeDrafts(bench.problemOf, conflict, choice);
}

function toSnapshot(bench: Workbench, state: EditorState, before: TripView): EditorSnapshot {
  const draft = state.history.present;
  const problem = bench.problemOf(draft.brief);
  return {
    draft,
    view: bench.describe(draft, before),
    breaks: problem ? listBreaks(problem, draft.plan) : [],
    ...flagsOf(state),
  };
}

/** Returns the parts of a snapshot that do not depend on the draft. */
function flagsOf({ history, saveState, conflict }: EditorState) {
  return { canUndo: history.past.length > 0, canRedo: history.future.length > 0, saveState, conflict };
}

function toDraft({ title, brief, plan }: EditingData): Draft {
  return { title, brief, plan: toPlan(plan) };
}
