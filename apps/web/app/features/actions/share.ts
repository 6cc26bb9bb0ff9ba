import { showToast } from '@yunyou/ui/toasts';
import { recordAction } from '../events/record-action.ts';

/** Opens the share sheet of the device. Without one, copies the link; without clipboard access, shows it in a toast. */
export async function sharePage(title: string): Promise<void> {
  recordAction('share');
  const url = location.href;
  if (typeof navigator.share === 'function') {
    // It rejects when the visitor closes the sheet without sharing.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ type: 'success', message: 'Link copied', grouping: true });
  } catch {
    // The clipboard may be blocked; the visitor can copy the address from the toast.
    showToast({ message: url, duration: 0, showClose: true, grouping: true });
  }
}
