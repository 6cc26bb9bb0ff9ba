import { createContext, useCallback, useMemo, useState, useSyncExternalStore } from 'react';

/** Which days of a trip are unfolded. */
export interface Fold {
  isOpen: (dayIndex: number) => boolean;
  set: (dayIndex: number, isOpen: boolean) => void;
  setAll: (isOpen: boolean) => void;
}

/** Absent: all days are open. */
export const FoldContext = createContext<Fold | undefined>(undefined);

type Choices = Readonly<Record<number, boolean>>;

/** Folded days by trip. They outlive the page of a trip, which is created again when the trip is planned again. */
const choicesByTrip = new Map<string, Choices>();

/** One column, the layout of phones. */
const narrow = '(width < 62rem)';

interface FoldOptions {
  tripId: string;
  dayCount: number;
  /** The day that is open on a phone at first: that of today, else the first. */
  firstOpen: number;
}

/** Folds days. On a phone all days but one are folded at first; on wide screens, and before hydration, none is. */
export function useFold({ tripId, dayCount, firstOpen }: FoldOptions): Fold {
  const isNarrow = useIsNarrow();
  const [choices, setChoices] = useState<Choices>(() => choicesByTrip.get(tripId) ?? {});
  const change = useCallback(
    (next: (before: Choices) => Choices) =>
      setChoices((before) => {
        const after = next(before);
        choicesByTrip.set(tripId, after);
        return after;
      }),
    [tripId],
  );
  return useMemo(
    () => ({
      isOpen: (dayIndex) => choices[dayIndex] ?? (!isNarrow || dayIndex === firstOpen),
      set: (dayIndex, isOpen) => change((before) => ({ ...before, [dayIndex]: isOpen })),
      setAll: (isOpen) =>
        change(() =>
          Object.fromEntries(Array.from({ length: dayCount }, (_, dayIndex) => [dayIndex, isOpen])),
        ),
    }),
    [choices, isNarrow, firstOpen, dayCount, change],
  );
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
}
