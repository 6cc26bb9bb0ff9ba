import { useEffect, useState } from 'react';
import { loadChineseFonts } from '../chinese-fonts/load-chinese-fonts.ts';

const queue = new Set<() => void>();
let isRunning = false;

/** Queues a task for idle time. Returns a function that cancels it. */
export function runWhenIdle(task: () => void): () => void {
  queue.add(task);
  void runQueue();
  return () => void queue.delete(task);
}

/** Returns false at first, and true once the browser has been idle. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setHasBeenIdle(true)), []);
  return hasBeenIdle;
}

/** Runs one task per frame, so that no frame is long. Fonts load first, because they change the layout of the whole page. */
async function runQueue(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  await loadChineseFonts();
  for (const task of queue) {
    await waitForIdle();
    if (queue.delete(task)) queueMicrotask(task); // its own microtask: an error must not stop the queue
    await waitForPaint();
  }
  isRunning = false;
}

/** Waits until the browser is idle. Safari has no requestIdleCallback; the fallback of 50 ms is specified. */
const waitForIdle = () =>
  new Promise<unknown>((resume) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resume) : setTimeout(resume, 50),
  );

/** Waits for the next paint. A page in the background is not painted, so it does not wait. */
const waitForPaint = () =>
  new Promise<unknown>((resume) =>
    document.hidden ? setTimeout(resume) : requestAnimationFrame(() => setTimeout(resume)),
  );
