import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the found element when a change of `value` has removed the control that had it: a keyboard or screen
 * reader would start at the top of the page again. `find` gets the value before the change.
 */
export function useFocusKept<T>(value: T, find: (before: T) => HTMLElement | null | undefined): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    if (before === value) return;
    last.current = value;
    if (document.activeElement === document.body) find(before)?.focus();
  });
}
