import { useEffect, useSyncExternalStore } from 'react';
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
  /** A button in the toast, which closes it. */
  action?: { name: string; run(): void };
}

interface Toast extends Required<Omit<ToastOptions, 'duration' | 'action'>>, Pick<ToastOptions, 'action'> {
  id: number;
  repeats: number;
}

const defaultDurationMs = 3000;
const maxShown = 5;
let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message for `duration` and returns its id. Can be called anywhere in the browser. */
export function showToast({
  type = 'info',
  message,
  duration = defaultDurationMs,
  showClose = false,
  grouping = false,
  action,
}: ToastOptions): number {
  const same = grouping
    ? toasts.find((toast) => toast.message === message && toast.type === type)
    : undefined;
  const id = same?.id ?? ++lastId;
  const repeats = (same?.repeats ?? 0) + 1;
  const toast = { id, type, message, showClose, grouping, repeats, ...(action && { action }) };
  update(
    same ? toasts.map((shown) => (shown.id === id ? toast : shown)) : [...toasts, toast].slice(-maxShown),
  );
  clearTimeout(timers.get(id));
  if (duration > 0)
    timers.set(
      id,
      setTimeout(() => closeToast(id), duration),
    );
  return id;
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
const regionId = 'toasts';

/**
 * Shows the toasts above a modal dialog that has been opened before. Call it after opening a dialog while toasts may
 * be shown, too.
 */
export function raiseToasts(): void {
  const region = document.getElementById(regionId);
  if (!region?.isConnected || typeof region.showPopover !== 'function') return; // an old browser: toasts are below dialogs
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/**
 * Renders the container of the toasts; render it once per page. It is a popover, because only those can be above a
 * modal dialog.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const last = shown.at(-1)?.id;
  useEffect(raiseToasts, [last]);
  return (
    <section
      id={regionId}
      popover="manual"
      className={styles.region}
      aria-label="Messages"
      aria-live="polite"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          role={toast.type === 'error' ? 'alert' : 'status'}
          className={`${styles.toast} ${styles[toast.type]}`}
        >
          <span>{toast.message}</span>
          {toast.repeats > 1 && <Badge count={toast.repeats} label={`Shown ${toast.repeats} times`} />}
          {toast.action && <ActionButton id={toast.id} action={toast.action} />}
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

function ActionButton({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  const handleClick = () => {
    closeToast(id);
    action.run();
  };
  return (
    <button type="button" className={styles.action} onClick={handleClick}>
      {action.name}
    </button>
  );
}
