import { useNonce } from './nonce.tsx';

/**
 * Records the last button clicked before hydration and clicks it again after hydration. Only `type="button"`: links and
 * forms work without JavaScript.
 */
const recordClicks = `(() => {
  let clicked;
  const record = (event) => {
    clicked = event.target.closest?.('button[type="button"]') ?? clicked;
  };
  addEventListener('click', record, { capture: true });
  addEventListener('hydration-start', () => removeEventListener('click', record, { capture: true }), { once: true });
  addEventListener('hydration-end', () => clicked?.isConnected && clicked.click(), { once: true });
})()`;

/** Ends the recording of early clicks. Call it before hydration starts, because React replays later events itself. */
export const stopRecordingEarlyClicks = () => void dispatchEvent(new Event('hydration-start'));

/** Replays the recorded click. Call it after the frame has hydrated. */
export const replayEarlyClick = () => void dispatchEvent(new Event('hydration-end'));

export function EarlyClicks() {
  const nonce = useNonce();
  // oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: recordClicks }} />;
}
