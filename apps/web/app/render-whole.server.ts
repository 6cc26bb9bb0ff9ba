import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes in place of a boundary whose content is not there yet, or failed. No text contains it: there it is escaped. */
const unfinished = '<!--$!-->';

/**
 * A page, from `<html>` on, whole. Mostly all it needs is at hand, and writing it in one go takes less time; where something in it has to
 * be waited for, or fails, it is written by the way that waits and reports.
 */
export async function renderWhole(page: ReactNode): Promise<Buffer> {
  const html = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
  return html.includes(unfinished) ? renderWaiting(page) : html;
}

function renderWaiting(page: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onError: reject,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // nothing is set aside for a script to put in place
    });
  });
}
