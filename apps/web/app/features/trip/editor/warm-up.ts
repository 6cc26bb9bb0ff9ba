import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import type { EditorStore } from './editor-store.ts';

/**
 * Runs an edit without keeping it: moves the first visit to where it is. The browser compiles the planner's code with it, so
 * that the first real edit does not wait for that.
 */
export function warmUp({ snapshot, effectOf }: Pick<EditorStore, 'snapshot' | 'effectOf'>): void {
  for (const [dayIndex, stops] of arrangementOf(snapshot().draft.plan).days.entries()) {
    const position = stops.findIndex(({ kind }) => kind === 'visit');
    const stop = stops[position];
    if (!stop) continue;
    effectOf({ kind: 'move', key: stopKey(dayIndex, stop), dayIndex, position });
    return;
  }
}
