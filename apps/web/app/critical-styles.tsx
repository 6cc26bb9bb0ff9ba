import { createContext, useContext, useEffect, useState } from 'react';
import { Links, useLocation } from 'react-router';

/** The style sheets of the page being rendered, as text, and what marks inline parts as ours; the server fills it in. */
export const CriticalStyles = createContext<{ text: string; mark?: string }>({ text: '' });

/**
 * Styles travel inside the page, so that the first paint waits for nothing. They stay for the whole visit; the
 * links bring what other pages need once the visitor goes there.
 */
export function Styles() {
  const { text, mark } = useContext(CriticalStyles);
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const isLoaded = useIsLoaded();
  return (
    <>
      {/* The browser does not know the text any more: what the server wrote stays. It is our own build's CSS. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style data-critical nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {(pathname !== firstPath || import.meta.env.DEV) && <Links />}
      {/* Chinese names are readable in the visitor's own font until ours is here. */}
      {isLoaded && <link rel="stylesheet" href="/fonts/chinese-faces.css" />}
    </>
  );
}

/** Everything the first view needs is here: what only improves it may come now. */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') return done();
    window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return isLoaded;
}
