import { describe, expect, it } from 'vitest';
import { createPrimaryMarks } from './replica-lag.ts';

describe('marks of the primary', () => {
  it('give the latest time at which the primary had nothing beyond the position', () => {
    const marks = createPrimaryMarks();
    marks.add(1000, 50);
    marks.add(2000, 50); // idle
    marks.add(3000, 80);
    expect(marks.findTime(49)).toBeUndefined();
    expect(marks.findTime(50)).toBe(2000);
    expect(marks.findTime(79)).toBe(2000);
    expect(marks.findTime(80)).toBe(3000);
  });

  it('drop positions of a log whose end was lost in a failover', () => {
    const marks = createPrimaryMarks();
    marks.add(1000, 50);
    marks.add(2000, 90);
    marks.add(3000, 60);
    expect(marks.findTime(55)).toBeUndefined();
    expect(marks.findTime(60)).toBe(3000);
  });
});
