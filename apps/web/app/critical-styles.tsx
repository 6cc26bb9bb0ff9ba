import { useEffect, useState } from 'react';
import { Links, useLocation } from 'react-router';
import { chineseType } from './chinese-type/chinese-type.ts';

/**
 * Styles travel inside the page, so that the first paint waits for nothing. They stay for the whole visit; the
 * links bring what other pages need once the visitor goes there.
 */
export function Styles() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  useChineseType();
  return (
    <>
      {/* The server fills it in once the page is written (finish-page), and what it wrote stays: it is our own build's CSS. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style data-critical suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
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
