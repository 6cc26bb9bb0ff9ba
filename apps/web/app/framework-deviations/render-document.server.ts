import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * End of `<!--$!-->`, React's marker of a Suspense boundary that suspended or failed in `renderToString`. It escapes the marker
 * in texts. The engine finds the rare `$` ten times faster than the frequent `<`.
 */
const incompleteBoundary = '$!-->';

/**
 * Renders a document completely before anything is sent, because pages are cached and their inline scripts are hashed.
 * Rejects when any part fails: an incomplete page must not enter the cache. Uses `renderToString`, which takes less CPU than
 * a stream (README.md). It does not wait for parts that suspend, so such a document is rendered again as a stream.
 */
export async function renderDocument(document: ReactNode, nonce?: string): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(document)}`;
  return html.includes(incompleteBoundary) ? renderStream(document, nonce) : html;
}

function renderStream(document: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      ...(nonce && { nonce }),
      onAllReady: () => pipe(collectChunks(resolve)),
      onError: reject,
      // Large Suspense boundaries stay in place instead of being moved there by a script: pages are read without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
  });
}

function collectChunks(onEnd: (whole: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write: (chunk: Uint8Array, _, callback) => {
      chunks.push(chunk);
      callback();
    },
    final: (callback) => {
      onEnd(Buffer.concat(chunks).toString());
      callback();
    },
  });
}
