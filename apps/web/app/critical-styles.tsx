import { createContext, useContext, useSyncExternalStore } from 'react';
import { Links } from 'react-router';

/** The style sheets of the page being rendered, as text; the server fills it in. */
export const CriticalStyles = createContext('');

const never = () => () => undefined;

/**
 * Styles travel inside the page, so that the first paint waits for nothing. Once the browser runs, the usual
 * links take over, for the pages that follow.
 */
export function Styles() {
  const styles = useContext(CriticalStyles);
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      {/* The browser does not know the text any more: what the server wrote stays. It is our own build's CSS. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style data-critical suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      {(isBrowser || import.meta.env.DEV) && <Links />}
      {/* Chinese names are readable in the visitor's own font until ours is here. */}
      {isBrowser && <link rel="stylesheet" href="/fonts/chinese-faces.css" />}
    </>
  );
}
