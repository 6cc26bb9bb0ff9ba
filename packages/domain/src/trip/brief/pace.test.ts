import { paceId } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { dayLimitsOf, earlyMinuteOf, eveningEndOf, listPaceChoices, paces } from './pace.ts';

describe('dayLimitsOf', () => {
  it('returns the limits of the pace unless the brief sets limits for that day', () => {
    const brief = sampleBrief({
      dayLimits: [{ dayIndex: 1, startMinute: 600, endMinute: 900, maxVisits: 1 }],
    });
    const { startMinute, endMinute, maxVisits, maxVisitMinutes, bufferMinutes } = paces.balanced;
    expect(dayLimitsOf(brief, 0)).toEqual({
      startMinute,
      endMinute,
      maxVisits,
      maxVisitMinutes,
      bufferMinutes,
    });
    expect(dayLimitsOf(brief, 1)).toMatchObject({ startMinute: 600, endMinute: 900, maxVisits: 1 });
  });

  it('never ends a day before it starts', () => {
    const brief = sampleBrief({ dayLimits: [{ dayIndex: 0, startMinute: 1300 }] });
    expect(dayLimitsOf(brief, 0)).toMatchObject({ startMinute: 1300, endMinute: 1300 });
  });
});

describe('eveningEndOf', () => {
  it('lets a gentle group see lights in the evening, except where the brief ends the day', () => {
    const family = sampleBrief({ seniors: 2, dayLimits: [{ dayIndex: 1, endMinute: 1140 }] });
    expect(eveningEndOf(family, 2)).toBeGreaterThan(dayLimitsOf(family, 2).endMinute);
    expect(eveningEndOf(family, 2)).toBeLessThanOrEqual(1230);
    expect(eveningEndOf(family, 1)).toBe(1140);
    const couple = sampleBrief();
    expect(eveningEndOf(couple, 2)).toBe(dayLimitsOf(couple, 2).endMinute);
  });
});

describe('earlyMinuteOf', () => {
  it('is before the usual start of a day, but never at dawn, and later for a gentle group', () => {
    const minutes = paceId.options.flatMap((pace) =>
      [0, 1].map((seniors) => {
        const brief = sampleBrief({ pace, seniors });
        return { early: earlyMinuteOf(brief, 1), usual: dayLimitsOf(brief, 1).startMinute, seniors };
      }),
    );
    for (const { early, usual, seniors } of minutes) {
      expect(early).toBeLessThan(usual);
      expect(early).toBeGreaterThanOrEqual(seniors > 0 ? 480 : 435);
    }
  });

  it('is the start that the brief sets for a day', () => {
    const brief = sampleBrief({ dayLimits: [{ dayIndex: 1, startMinute: 600 }] });
    expect(earlyMinuteOf(brief, 1)).toBe(600);
  });
});

describe('the limits of a gentle group', () => {
  it.each(paceId.options)('are shorter and have real pauses at a %s pace', (pace) => {
    const [usual, gentle] = [0, 1].map((seniors) => dayLimitsOf(sampleBrief({ pace, seniors }), 0));
    const length = (limits = usual) => (limits?.endMinute ?? 0) - (limits?.startMinute ?? 0);
    expect(length(gentle)).toBeLessThanOrEqual(length(usual) - 90);
    expect(gentle?.maxVisits).toBe(Math.max(2, (usual?.maxVisits ?? 0) - 1));
    expect(gentle?.maxVisitMinutes).toBeLessThan(usual?.maxVisitMinutes ?? 0);
    expect(gentle?.bufferMinutes).toBeGreaterThanOrEqual(30);
  });
});

describe('paces', () => {
  it('get fuller in the order of the contract: earlier starts, more visits, shorter stays', () => {
    const ordered = paceId.options.map((id) => paces[id]);
    const isSorted = (values: number[]) =>
      values.every((value, n) => n === 0 || value > (values[n - 1] ?? 0));
    expect(isSorted(ordered.map(({ startMinute }) => -startMinute))).toBe(true);
    expect(isSorted(ordered.map(({ endMinute }) => endMinute))).toBe(true);
    expect(isSorted(ordered.map(({ maxVisits }) => maxVisits))).toBe(true);
    expect(isSorted(ordered.map(({ bufferMinutes }) => -bufferMinutes))).toBe(true);
    expect(isSorted(ordered.map(({ daysPerCity }) => -daysPerCity))).toBe(true);
  });

  it('are offered with name and description in the order of the contract', () => {
    expect(listPaceChoices().map(({ id, name }) => [id, name])).toEqual([
      ['relaxed', 'Relaxed'],
      ['balanced', 'Balanced'],
      ['full', 'Full'],
    ]);
  });
});
