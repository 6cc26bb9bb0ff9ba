import { showToast } from '@yunyou/ui/toasts';
import * as words from './share-words.ts';

export const canSendToApp = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet of the device with the address of the page. */
export async function sendToApp(title: string): Promise<void> {
  // It rejects when the visitor closes the sheet without sharing.
  await navigator.share({ title, url: location.href }).catch(() => undefined);
}

/** Opens the share sheet of the device. Without one, copies the link; without clipboard access, shows it in a toast. */
export async function sharePage(title: string): Promise<void> {
  if (canSendToApp()) {
    await sendToApp(title);
    return;
  }
  const url = location.href;
  try {
    await navigator.clipboard.writeText(url);
    showToast({ type: 'success', message: words.linkCopied, grouping: true });
  } catch {
    // The clipboard may be blocked; the visitor can copy the address from the toast.
    showToast({ message: url, duration: 0, showClose: true, grouping: true });
  }
}
