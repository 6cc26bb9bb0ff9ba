import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { preloadQueue } from './preload-queue.ts';

const none: readonly string[] = [];

/** Preloads the routes in flight of the queue. A navigation drops those that wait. */
export function RoutePreloads() {
  const { key } = useLocation();
  const paths = useSyncExternalStore(preloadQueue.subscribe, preloadQueue.listInFlight, () => none);
  useEffect(() => {
    if (key) preloadQueue.withdrawAll();
  }, [key]);
  return paths.map((path) => <RoutePreload key={path} path={path} />);
}

/** Renders the links that preload data and modules of a route, until the last of them has loaded or failed. */
function RoutePreload({ path }: { path: string }) {
  useLocation(); // the router may choose other links after a navigation, so they are checked again
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef(new Set<Element>());
  const finishWhenSettled = () => {
    const links = [...(box.current?.querySelectorAll('link') ?? [])].filter(isCounted);
    if (links.every((link) => settled.current.has(link))) preloadQueue.finish(path);
  };
  const handleSettled = ({ currentTarget }: { currentTarget: Element }) => {
    settled.current.add(currentTarget);
    finishWhenSettled();
  };
  useEffect(finishWhenSettled);
  // The component spreads all its props onto the links, as documented; its type leaves out events.
  const events: object = { onLoad: handleSettled, onError: handleSettled };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={path} {...events} />
    </div>
  );
}

/** Leaves out links that a browser ignores, for example prefetches in Safari: they never fire an event. */
const isCounted = ({ rel, as, relList }: HTMLLinkElement): boolean =>
  (rel === 'modulepreload' || as === 'fetch') && relList.supports(rel);
