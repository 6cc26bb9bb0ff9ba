import { type AutoChange, listAutoChanges } from '@yunyou/domain/trip-editing/auto-changes';
import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { createContext, useState } from 'react';
import { formatClock } from '../view/trip-words.ts';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';
import { tryEdit } from './panels/stop-panel.tsx';

/** Changes of the last automatic edit. */
interface AutoReport {
  title: string;
  changes: readonly AutoChange[];
}

export interface AutoEdits {
  report: AutoReport | undefined;
  /** Applies an edit in which the planner decides, and reports what it changed. */
  run: (edit: TripEdit, title: string) => void;
  /** Takes one change back. */
  revert: (change: AutoChange) => void;
  dismiss: () => void;
}

export const AutoContext = createContext<AutoEdits | undefined>(undefined);

export function useAutoEdits(store: EditorStore): AutoEdits {
  const [report, setReport] = useState<AutoReport>();
  return {
    report,
    run: (edit, title) => {
      const before = store.snapshot().draft.plan;
      if (!tryEdit(store, edit)) return;
      const after = store.snapshot().draft.plan;
      if (after !== before) setReport({ title, changes: listAutoChanges(before, after) }); // else it was suggested
    },
    revert: ({ revertEdits }) => {
      const [last] = revertEdits.slice(-1);
      for (const edit of revertEdits.slice(0, -1)) if (store.edit(edit) === undefined) return;
      if (last) tryEdit(store, last);
    },
    dismiss: () => setReport(undefined),
  };
}

/** Returns false for a change that was reverted or undone. */
export function isStillThere({ kind, key, dayIndex, to }: AutoChange, { plan }: Draft): boolean {
  const found = findStop(plan, key);
  switch (kind) {
    case 'removed':
      return !found;
    case 'moved':
      return found?.dayIndex === dayIndex;
    case 'retimed':
      return found?.dayIndex === dayIndex && found.stop.startMinute === to;
    case 'added':
    case 'swapped':
      return found !== undefined;
    default:
      return kind satisfies never;
  }
}

export function describeAutoChange(change: AutoChange, nameOf: (placeId: string) => string): string {
  const { kind, key, dayIndex, insteadOf, from = 0, to = 0 } = change;
  const name = nameOf(key);
  const day = words.inDay(dayIndex + 1);
  switch (kind) {
    case 'moved':
      return words.autoMoved(name, from + 1, day);
    case 'removed':
      return words.autoRemoved(name, day);
    case 'added':
      return words.autoAdded(name, day);
    case 'swapped':
      return words.autoReplaced(name, nameOf(insteadOf ?? ''), day);
    case 'retimed':
      return words.autoRetimed(name, day, formatClock(to), formatClock(from));
    default:
      return kind satisfies never;
  }
}
