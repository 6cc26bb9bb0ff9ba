import { useEffect, useRef } from 'react';

const delayMs = 300;

/** Delays opening and closing by 300 ms after the pointer enters or leaves; a later event cancels an earlier one, and so does `cancel`. */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  };
  return { enter: after, leave: after, cancel: () => clearTimeout(timer.current) };
}
