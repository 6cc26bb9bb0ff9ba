import { showToast } from '@yunyou/ui/toasts';
import * as words from './share-words.ts';

/** Copies a text and shows a toast. A browser may refuse; the text is then still in its field. */
export function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => showToast({ type: 'success', message: words.copied }),
    () => showToast({ type: 'warning', message: words.copyByHand }),
  );
}
