import type { PageContext } from '@yunyou/contract/page-renderer';
import { ApiError } from '../api-error.ts';
import { createInProcessClient } from '../dispatcher.ts';
import type { Services } from '../handler.ts';
import { checkPreviewKey } from './preview-links.ts';
import { withPreview } from './with-preview.ts';

/** Prevents caching and indexing of previews, and hides their keys from other sites. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Renders a page with the draft of a preview key in place of the published row. With a key that has expired, or whose
 * draft is gone or incomplete, renders what visitors see, and the page says so.
 */
export async function renderWithPreview<T>(
  services: Services,
  context: PageContext,
  key: string,
  render: (context: PageContext) => Promise<T>,
): Promise<T> {
  const grant = checkPreviewKey(services, key);
  if (!grant) return render({ ...context, preview: 'unavailable' });
  try {
    return await withPreview(services, grant, (own, { preview }) =>
      render({ ...context, api: createInProcessClient(own), preview }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return render({ ...context, preview: 'unavailable' });
  }
}
