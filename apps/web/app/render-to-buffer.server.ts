import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a document completely before anything is sent, because pages are cached and their inline scripts are hashed.
 * Rejects when any part fails: an incomplete page must not enter the cache.
 */
export function renderToBuffer(document: ReactNode, nonce?: string): Promise<Buffer<ArrayBuffer>> {
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

function collectChunks(onEnd: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write: (chunk: Uint8Array, _, callback) => {
      chunks.push(chunk);
      callback();
    },
    final: (callback) => {
      onEnd(Buffer.concat(chunks));
      callback();
    },
  });
}
