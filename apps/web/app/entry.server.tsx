import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { CriticalStyles } from './critical-styles.tsx';
import { stylesOf } from './styles.server.ts';

/** Pages are sent whole: they are cached and hashed for the content policy, and their data is at hand already. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const failure: { error?: unknown } = {};
  const stream = await renderToReadableStream(
    <CriticalStyles value={await stylesOf(routerContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </CriticalStyles>,
    {
      onError(error) {
        failure.error = error;
      },
    },
  );
  await stream.allReady;
  if (failure.error) throw failure.error;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Expected answers such as 404 are no errors of the server. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
