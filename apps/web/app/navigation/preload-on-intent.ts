import type { SyntheticEvent } from 'react';
import { preloadQueue } from './preload-queue.ts';
import { isSaveDataOn } from './save-data.ts';

/** A pointer that only passes over a link does not preload it. */
const intentDelayMs = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;

/** Preloads the page of a link soon after the pointer, a finger or the focus is on it. */
export function startIntent({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  clearTimeout(timer);
  timer = setTimeout(() => preload(currentTarget), intentDelayMs);
}

export function endIntent({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  clearTimeout(timer);
  preloadQueue.withdraw(pathOf(currentTarget));
}

/** Preloads the page of a link while the link is in view. Returns a function that stops it. */
export function preloadInView(link: HTMLAnchorElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => (entry?.isIntersecting ? preload(link) : preloadQueue.withdraw(pathOf(link))),
    { threshold: 0.5 },
  );
  observer.observe(link);
  return () => observer.disconnect();
}

function preload(link: HTMLAnchorElement): void {
  const isHere = pathOf(link) === location.pathname + location.search;
  if (!isHere && !isSaveDataOn()) preloadQueue.request(pathOf(link));
}
