import type { ExchangeRates } from '@yunyou/domain/money/money';
import { type ReactNode, useSyncExternalStore } from 'react';
import { runWhenIdle } from '../../idle/idle-queue.ts';
import { clockPreference, currencyPreference } from './preferences.ts';

type Adapt = (text: string) => string;

const unchanged: Adapt = (text) => text;
const listeners = new Set<() => void>();
let adapt = unchanged;
let isWatching = false;
let rates: ExchangeRates | undefined;

/** Sets the rates that prices are converted with; without them the built-in ones. */
export function setSiteRates(next: ExchangeRates | undefined): void {
  if (next === rates) return;
  rates = next;
  if (adapt !== unchanged) void update();
}

/**
 * Returns a function that writes prices and times of a text by the visitor's preferences; see `adaptText`. It returns the
 * text unchanged on the server and until the browser has been idle: its code is not part of the page's first scripts.
 */
export function useLocalText(): Adapt {
  return useSyncExternalStore(
    subscribe,
    () => adapt,
    () => unchanged,
  );
}

/** Renders a text by the visitor's preferences. Other nodes stay as they are. */
export function LocalText({ text }: { text: ReactNode }) {
  const local = useLocalText();
  return typeof text === 'string' ? local(text) : text;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!isWatching) {
    isWatching = true;
    currencyPreference.subscribe(() => void update()); // the clock is stored in the same area
    runWhenIdle(() => void update());
  }
  return () => void listeners.delete(onChange);
}

async function update(): Promise<void> {
  const preferences = { currency: currencyPreference.read(), clock: clockPreference.read(), rates };
  const isPlain = preferences.currency === 'CNY' && preferences.clock === '24';
  const { adaptText } = isPlain ? { adaptText: unchanged } : await import('@yunyou/domain/money/adapt-text');
  adapt = isPlain ? unchanged : (text) => adaptText(text, preferences);
  for (const notify of listeners) notify();
}
