import { useEffect, useState } from 'react';
import { chineseType } from '../chinese-type/chinese-type.ts';

const waiting = new Set<() => void>();
let isServing = false;

/** Runs something once the browser has nothing better to do; the answer takes the request back. */
export function idleTurn(take: () => void): () => void {
  waiting.add(take);
  void serve();
  return () => void waiting.delete(take);
}

/** True once the browser had nothing better to do. */
export function useIdleTurn(): boolean {
  const [hadTurn, setHadTurn] = useState(false);
  useEffect(() => idleTurn(() => setHadTurn(true)), []);
  return hadTurn;
}

/** One turn in each picture the browser paints, so that none of them is long; type comes first, as it moves all. */
async function serve(): Promise<void> {
  if (isServing) return;
  isServing = true;
  await chineseType();
  for (const take of waiting) {
    await idle();
    if (waiting.delete(take)) queueMicrotask(take); // apart, so that one which fails does not end them all
    await painted();
  }
  isServing = false;
}

const idle = () =>
  new Promise<unknown>((resume) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resume) : setTimeout(resume, 100),
  ); // Safari has no idle turns

/** A page in the background is not painted: it waits for nothing there. */
const painted = () =>
  new Promise<unknown>((resume) =>
    document.hidden ? setTimeout(resume) : requestAnimationFrame(() => setTimeout(resume)),
  );
