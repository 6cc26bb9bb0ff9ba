import { useEffect, useRef } from 'react';

const delayMs = 300;

/** Menus open and close 300 ms after the pointer comes or goes; whichever happened last counts. */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  };
  return { enter: after, leave: after };
}
