import { Writable } from 'node:stream';
import { inlineMarkHeader } from '@yunyou/contract/page-renderer';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { CriticalStyles } from './critical-styles.tsx';
import { delayScripts } from './late-scripts.tsx';
import { stylesOf } from './styles.server.ts';

/** Pages are sent whole: they are cached and hashed for the content policy, and their data is at hand already. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const mark = crypto.randomUUID();
  const html = await render(
    <CriticalStyles value={{ text: await stylesOf(routerContext), mark }}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </CriticalStyles>,
    mark,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(inlineMarkHeader, mark);
  return new Response(import.meta.env.DEV ? html : delayScripts(html), { status, headers });
}

function render(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(whole),
      onError: reject,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // nothing is set aside for a script to put in place
    });
  });
}

/** Expected answers such as 404 are no errors of the server. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
