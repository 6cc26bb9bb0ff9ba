import { useEffect, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { preloads } from './preloads.ts';

const patienceMs = 5000;
const none: readonly string[] = [];

/** Renders the links that make the browser fetch what the queue lets through. */
export function PreloadHost() {
  const active = useSyncExternalStore(preloads.subscribe, preloads.active, () => none);
  return active.map((path) => <Preload key={path} path={path} />);
}

function Preload({ path }: { path: string }) {
  useEffect(() => {
    const timer = setTimeout(() => preloads.done(path), patienceMs);
    return () => clearTimeout(timer);
  }, [path]);
  const done = () => preloads.done(path);
  // Handed on to the links it renders, which its type does not say.
  const events = { onLoad: done, onError: done };
  return <PrefetchPageLinks page={path} {...events} />;
}
