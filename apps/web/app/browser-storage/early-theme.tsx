import { useNonce } from '../nonce.tsx';
import { textKeys } from './stored-keys.ts';

/** Sets the chosen theme before the first paint. Pages are cached for all visitors, so the server cannot do it. */
const setTheme = `try {
  const theme = localStorage.getItem('${textKeys.theme.name}');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;

export function EarlyTheme() {
  const nonce = useNonce();
  // oxlint-disable-next-line react/no-danger -- a constant of ours, allowed by its hash
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: setTheme }} />;
}
