import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { runWhenIdle } from '../../idle/idle-queue.ts';
import type { SaveButtonProps } from './save-button.tsx';

let button: ComponentType<SaveButtonProps> | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

/** Loads the button once for all cards, when the first page is idle. Without it cards are complete but for saving. */
function loadButton(): void {
  if (isRequested) return;
  isRequested = true;
  const load = async () => {
    button = (await import('./save-button.tsx')).default;
    for (const listener of listeners) listener();
  };
  runWhenIdle(() => void load().catch(() => undefined)); // without its code a card shows no button
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the save button of a card as soon as its code is loaded. */
export function CardSave(props: SaveButtonProps) {
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => button !== undefined,
    () => false,
  );
  useEffect(loadButton, []);
  return isLoaded && button ? createElement(button, props) : null;
}
