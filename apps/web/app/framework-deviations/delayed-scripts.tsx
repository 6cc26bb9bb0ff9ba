import { Scripts } from 'react-router';
import { useNonce } from '../nonce.tsx';

const id = 'delayed-scripts';

/**
 * Starts the router's scripts after the first view is painted, at the first touch or key, or after three seconds,
 * whichever comes first. The browser does not load the content of a `<noscript>`, so this script copies it from there.
 * Inserted inline scripts have the same text and so the same hash in the content policy.
 */
const startScripts = `(() => {
  const source = new DOMParser().parseFromString(document.getElementById('${id}').textContent, 'text/html');
  const run = ({ type, textContent }) => {
    const script = document.createElement('script');
    if (type) script.type = type;
    script.textContent = textContent;
    document.head.append(script);
    script.remove();
  };
  for (const script of source.querySelectorAll('script:not([type="module"])')) run(script);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    document.head.append(...source.querySelectorAll('link'));
    for (const script of source.querySelectorAll('script[type="module"]')) run(script);
  };
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('load', afterPaint, { once: true });
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, start, { once: true, capture: true });
  setTimeout(start, 3000);
})()`;

/** Renders the router's `<Scripts>` so that they start late; see README.md for the reason and the figures. */
export function DelayedScripts() {
  const nonce = useNonce();
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <noscript id={id}>
        <Scripts />
      </noscript>
      {/* oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScripts }} />
    </>
  );
}
