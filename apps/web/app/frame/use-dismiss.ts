import { type RefObject, useEffect } from 'react';

/** Calls `onDismiss` on Escape and on a press outside all of the given elements. */
export function useDismiss(
  inside: readonly RefObject<HTMLElement | null>[],
  isActive: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const handlePress = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Node)) return;
      if (!inside.some((element) => element.current?.contains(target))) onDismiss('outside');
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  });
}
