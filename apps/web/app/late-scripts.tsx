import { createContext, useContext } from 'react';

/** What marks inline scripts as ours while a page is rendered; see inline-hashes. */
export const InlineMark = createContext<string | undefined>(undefined);

/**
 * Reading comes first: on a phone's line the scripts wait until the first view is painted, so that its picture
 * and its type do not share the line with them, and start at once when somebody touches the page. React is read
 * in a step of its own, the rest in the next: neither keeps the visitor's finger waiting for long. A button pressed
 * before the page is awake is pressed again once it is; links and forms work without.
 */
const startLater = `(() => {
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const link of document.querySelectorAll('link[rel="late"]')) link.rel = 'modulepreload';
    const react = document.querySelector('link[rel="modulepreload"][href*="/start-react-"]');
    if (!react) return addScript();
    const goOn = () => setTimeout(addScript);
    import(react.href).then(goOn, goOn);
  };
  const addScript = () => {
    const waiting = document.querySelector('script[type="late"]');
    if (!waiting) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    document.head.append(script);
    script.remove();
  };
  let pressed;
  const remember = (event) => {
    const button = event.target.closest?.('button[type="button"]');
    if (button) pressed = button;
  };
  addEventListener('click', remember, { capture: true });
  addEventListener('page-wakes', () => removeEventListener('click', remember, { capture: true }), { once: true });
  addEventListener('page-awake', () => pressed?.isConnected && pressed.click(), { once: true });
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  addEventListener('load', afterPaint, { once: true });
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, capture: true });
  setTimeout(begin, 3000);
})()`;

/** React is about to hear every press itself. */
export const tellWaking = () => void dispatchEvent(new Event('page-wakes'));
/** The page reacts to its visitor. */
export const tellAwake = () => void dispatchEvent(new Event('page-awake'));

export function LateScripts() {
  const mark = useContext(InlineMark);
  // oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startLater }} />;
}

/** Marks what the router wrote for the browser to load at once as something to load later. In texts a quote is escaped. */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(' type="module" async="">', ' type="late">');
}
