import { createContext, useContext, useEffect, useState } from 'react';
import { Links, useLocation } from 'react-router';
import { chineseType } from './chinese-type/chinese-type.ts';

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
  useChineseType();
  return (
    <>
      {/* The browser does not know the text any more: what the server wrote stays. It is our own build's CSS. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style data-critical nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {(pathname !== firstPath || import.meta.env.DEV) && <Links />}
      <noscript>
        <link rel="stylesheet" href="/fonts/chinese-faces.css" />
      </noscript>
    </>
  );
}

/** Chinese names are readable in the visitor's own font: ours may wait until the first view has all it needs. */
function useChineseType(): void {
  useEffect(() => {
    const bring = () => void chineseType();
    if (document.readyState === 'complete') return bring();
    window.addEventListener('load', bring, { once: true });
    return () => window.removeEventListener('load', bring);
  }, []);
}
