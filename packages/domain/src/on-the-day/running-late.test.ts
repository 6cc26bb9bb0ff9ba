import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { describe, expect, it } from 'vitest';
import { listBreaks } from '../trip/plan/breaks.ts';
import type { Draft } from '../trip-editing/draft.ts';
import { sampleDraft, sampleProblemOf } from '../trip-editing/editing-samples.ts';
import { findStop } from '../trip-editing/stops.ts';
import { previewLate, skipStop } from './running-late.ts';

const { draft } = sampleDraft();
const stopsOf = ({ plan }: Draft, dayIndex: number) => arrangementOf(plan).days[dayIndex] ?? [];
const dayIndex = draft.plan.days.findIndex(
  (_, index) => stopsOf(draft, index).filter(({ kind }) => kind === 'visit').length >= 2,
);
const stops = stopsOf(draft, dayIndex);
const first = stops.findIndex(({ kind }) => kind === 'visit');
const stop = stops[first];
const key = stop ? stopKey(dayIndex, stop) : '';
const start = stop?.startMinute ?? 0;
const late = (minute: number) => previewLate(sampleProblemOf, draft, { dayIndex, key, minute });

describe('running late', () => {
  it('changes nothing before it is applied, and names nothing when the group leaves in time', () => {
    const before = JSON.stringify(draft);
    const preview = late(0);
    expect(preview?.all.misfits).toEqual([]);
    expect(preview?.shorter).toBeUndefined();
    expect(JSON.stringify(draft)).toBe(before);
  });

  it.each([15, 30, 60])('by %i minutes moves the next stop and keeps every stop', (minutes) => {
    const after = late(start + minutes)?.all.draft;
    expect(after && stopsOf(after, dayIndex).map((one) => stopKey(dayIndex, one))).toEqual(
      stops.map((one) => stopKey(dayIndex, one)),
    );
    const moved = after && findStop(after.plan, key)?.stop.startMinute;
    expect(moved).toBeGreaterThanOrEqual(start + minutes);
  });

  it('lists what no longer fits, and offers the day without it', () => {
    const preview = late(start + 420);
    expect(preview?.all.misfits.length).toBeGreaterThan(0);
    expect(preview?.shorter?.leftOut.length).toBeGreaterThan(0);
    expect(preview?.shorter?.misfits.length).toBeLessThan(preview?.all.misfits.length ?? 0);
    for (const gone of preview?.shorter?.leftOut ?? [])
      expect(preview?.shorter && findStop(preview.shorter.draft.plan, gone)).toBeUndefined();
  });

  it('is unknown for a stop of another day', () => {
    expect(previewLate(sampleProblemOf, draft, { dayIndex, key: 'spot/none', minute: 600 })).toBeUndefined();
  });
});

describe('skipping a stop', () => {
  it('removes it, and no stop after it starts before now', () => {
    const result = skipStop(sampleProblemOf, draft, { dayIndex, key, minute: start });
    if (result.status === 'refused') throw new Error(result.text);
    expect(findStop(result.draft.plan, key)).toBeUndefined();
    for (const after of stopsOf(result.draft, dayIndex).slice(first))
      expect(after.startMinute).toBeGreaterThanOrEqual(start);
    const problem = sampleProblemOf(result.draft.brief);
    expect(problem && listBreaks(problem, result.draft.plan)).toEqual([]);
  });

  it('is refused for a stop that is gone', () => {
    const result = skipStop(sampleProblemOf, draft, { dayIndex, key: 'spot/none', minute: start });
    expect(result.status).toBe('refused');
  });
});
