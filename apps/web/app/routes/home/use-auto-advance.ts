import { useEffect, useEffectEvent, useState } from 'react';

const advanceMs = 8000;

/**
 * Calls `advance` every 8 seconds, except while the pointer or the focus is inside, the tab is hidden, or the visitor
 * prefers reduced motion. Returns the handlers of the element.
 */
export function useAutoAdvance(advance: () => void, { isOn }: { isOn: boolean }) {
  const [isHeld, setIsHeld] = useState(false);
  const handleTick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  const isMoving = isOn && !isHeld;
  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => handleTick(), advanceMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
}
