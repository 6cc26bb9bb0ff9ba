import { arrangementOf } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { TripEdit } from './trip-edit.ts';

/** A change that an edit made automatically, with the edits that revert it. `key` is the key of the visit. */
export type AutoChange = {
  readonly kind: 'moved' | 'removed' | 'added' | 'swapped' | 'retimed';
  readonly key: string;
  /** Current day of the visit; the former day of a removed one. */
  readonly dayIndex: number;
  /** Swapped: the visit that was there before. */
  readonly insteadOf?: string;
  /** Moved: the former day. Retimed: start before and after, in minutes after midnight. */
  readonly from?: number;
  readonly to?: number;
  /** The first one that is possible takes the change back. */
  readonly revertEdits: readonly TripEdit[];
};

type Visit = {
  readonly dayIndex: number;
  readonly position: number;
  readonly startMinute: number;
};

/** Smallest shift in minutes that is listed. */
const minShift = 10;

/** Lists what differs between two plans, visit by visit, in the order of the days. */
export function listAutoChanges(before: Plan, after: Plan): readonly AutoChange[] {
  const [old, next] = [listVisits(before), listVisits(after)];
  const removed = [...old].filter(([key]) => !next.has(key));
  const added = [...next].filter(([key]) => !old.has(key));
  const pairs = pairByDay(removed, added);
  const changes = [
    ...pairs.swaps,
    ...pairs.removed.map(
      ([key, { dayIndex }]): AutoChange => ({
        kind: 'removed',
        key,
        dayIndex,
        revertEdits: [
          { kind: 'add', placeId: key, dayIndex },
          { kind: 'add', placeId: key },
        ],
      }),
    ),
    ...pairs.added.map(
      ([key, { dayIndex }]): AutoChange => ({
        kind: 'added',
        key,
        dayIndex,
        revertEdits: [{ kind: 'remove', key }],
      }),
    ),
    ...[...next].flatMap(([key, visit]) => {
      const was = old.get(key);
      return was ? compare(key, was, visit) : [];
    }),
  ];
  return changes.toSorted((a, b) => a.dayIndex - b.dayIndex);
}

function compare(key: string, was: Visit, is: Visit): AutoChange[] {
  const { dayIndex } = is;
  if (was.dayIndex !== dayIndex)
    return [
      {
        kind: 'moved',
        key,
        dayIndex,
        from: was.dayIndex,
        revertEdits: [{ kind: 'move', key, dayIndex: was.dayIndex, position: was.position }],
      },
    ];
  if (Math.abs(was.startMinute - is.startMinute) < minShift) return [];
  const revertEdits = [{ kind: 'start', key, minute: was.startMinute } as const];
  return [{ kind: 'retimed', key, dayIndex, from: was.startMinute, to: is.startMinute, revertEdits }];
}

type Entry = readonly [string, Visit];

/** Pairs a visit that left a day with one that came to it. */
function pairByDay(removed: readonly Entry[], added: readonly Entry[]) {
  const open = [...added];
  const swaps: AutoChange[] = [];
  const left = removed.filter(([insteadOf, { dayIndex }]) => {
    const at = open.findIndex(([, visit]) => visit.dayIndex === dayIndex);
    const [key] = open[at] ?? [];
    if (key === undefined) return true;
    open.splice(at, 1);
    const revertEdits = [{ kind: 'swap', key, placeId: insteadOf } as const];
    swaps.push({ kind: 'swapped', key, dayIndex, insteadOf, revertEdits });
    return false;
  });
  return { swaps, removed: left, added: open };
}

function listVisits(plan: Plan): Map<string, Visit> {
  return new Map(
    arrangementOf(plan).days.flatMap((stops, dayIndex) =>
      stops.flatMap((stop, position): [string, Visit][] =>
        stop.kind === 'visit' ? [[stop.placeId, { dayIndex, position, startMinute: stop.startMinute }]] : [],
      ),
    ),
  );
}
