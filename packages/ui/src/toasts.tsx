import { useSyncExternalStore } from 'react';
import { Badge } from './badge.tsx';
import styles from './toasts.module.css';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  type?: ToastType;
  message: string;
  /** Milliseconds; 0 shows it until it is closed. */
  duration?: number;
  showClose?: boolean;
  /** Counts a repeated message up instead of showing it twice. */
  grouping?: boolean;
}

interface Toast extends Required<Omit<ToastOptions, 'duration'>> {
  id: number;
  repeats: number;
}

const defaultDurationMs = 3000;
const maxShown = 5;
let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message for `duration`. Can be called anywhere in the browser. */
export function showToast({
  type = 'info',
  message,
  duration = defaultDurationMs,
  showClose = false,
  grouping = false,
}: ToastOptions): void {
  const same = grouping
    ? toasts.find((toast) => toast.message === message && toast.type === type)
    : undefined;
  const id = same?.id ?? ++lastId;
  const toast = { id, type, message, showClose, grouping, repeats: (same?.repeats ?? 0) + 1 };
  update(
    same ? toasts.map((shown) => (shown.id === id ? toast : shown)) : [...toasts, toast].slice(-maxShown),
  );
  clearTimeout(timers.get(id));
  if (duration > 0)
    timers.set(
      id,
      setTimeout(() => closeToast(id), duration),
    );
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  update(toasts.filter((toast) => toast.id !== id));
}

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** Container of the toasts; render it once per page. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <section className={styles.region} aria-label="Messages" aria-live="polite">
      {shown.map((toast) => (
        <div
          key={toast.id}
          role={toast.type === 'error' ? 'alert' : 'status'}
          className={`${styles.toast} ${styles[toast.type]}`}
        >
          <span>{toast.message}</span>
          {toast.repeats > 1 && <Badge count={toast.repeats} label={`Shown ${toast.repeats} times`} />}
          {toast.showClose && (
            <button
              type="button"
              className={styles.close}
              aria-label="Close message"
              onClick={() => closeToast(toast.id)}
            >
              ×
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
