import { showToast } from '@yunyou/ui/toasts';
import { recordAction } from '../events/record-action.ts';

/** The device's own way to share where there is one, else the link in the clipboard, else the link to copy by hand. */
export async function sharePage(title: string): Promise<void> {
  recordAction('share');
  const url = location.href;
  if (typeof navigator.share === 'function') {
    // Whoever closes the device's sheet has decided not to share.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ type: 'success', message: 'Link copied', grouping: true });
  } catch {
    showToast({ message: url, duration: 0, showClose: true, grouping: true });
  }
}
