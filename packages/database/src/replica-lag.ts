import type { LogPosition } from './system/replication.queries.ts';

/** Positions kept: with two measurements a second, replicas that are up to two minutes behind get an exact lag. */
const maxMarks = 240;

/**
 * Measures replication lag by log positions, on one clock and without a heartbeat table. A mark is a position of the
 * primary and a time before it was read: everything committed before that time is below the position.
 */
export function createPrimaryMarks() {
  let marks: { at: number; position: LogPosition }[] = [];
  return {
    add(at: number, position: LogPosition): void {
      const last = marks.at(-1);
      if (last && position < last.position) marks = []; // a failover has lost the end of the log
      marks.push({ at, position });
      if (marks.length > maxMarks) marks.shift();
    },
    /** Returns a time before which every commit is below the position; undefined when the marks do not reach back that far. */
    findTime: (position: LogPosition): number | undefined =>
      marks.findLast((mark) => mark.position <= position)?.at,
  };
}
