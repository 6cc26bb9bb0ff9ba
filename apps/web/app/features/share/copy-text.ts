import { showToast } from '@yunyou/ui/toasts';

/** Copies a text and shows a toast. A browser may refuse; the text is then still in its field. */
export function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => showToast({ type: 'success', message: 'Copied.' }),
    () => showToast({ type: 'warning', message: 'Copy the text from the field.' }),
  );
}
