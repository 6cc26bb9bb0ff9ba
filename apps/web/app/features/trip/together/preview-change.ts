import type { SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import { runChange } from '@yunyou/domain/together/run-change';
import { effectOf } from '@yunyou/domain/trip-editing/effects';
import { listChanges } from '@yunyou/domain/trip-editing/list-changes';
import type { ChangePreview } from '../editor/editor-store.ts';
import { describeEffect } from '../editor/effect-words.ts';
import type { Sync } from './sync.ts';
import { togetherWords } from './together-words.ts';

const linesMax = 5;

/** Returns what a change would do to the shown trip: stops that differ, price and way. */
export function previewChange(
  { bench, state, snapshot }: Sync,
  change: SuggestedChange,
  seesPrivate: boolean,
): ChangePreview {
  const { draft } = state.shared;
  const result = runChange(bench.problemOf, draft, change, { seesPrivate });
  if (result.status === 'refused') return { lines: [], refusal: result.text };
  const { view } = snapshot();
  const lines = listChanges(view, bench.describe(result.draft, view)).map(({ dayIndex, text }) =>
    dayIndex === undefined ? text : togetherWords.onDayLine(dayIndex, text),
  );
  const effect = change.kind === 'edit' ? effectOf(bench.problemOf, draft, change.edit) : undefined;
  const rest = lines.length - linesMax;
  return {
    lines: [
      ...lines.slice(0, linesMax),
      ...(rest > 0 ? [togetherWords.moreLines(rest)] : []),
      ...(effect ? [describeEffect(effect)] : []),
    ],
  };
}
