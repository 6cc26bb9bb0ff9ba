import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceProvider } from './nonce.tsx';
import { nonceContext } from './page-context.ts';
import { renderToBuffer } from './render-to-buffer.server.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const nonce = provider.get(nonceContext);
  const html = await renderToBuffer(
    <NonceProvider value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceProvider>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Logs errors of the server only: a thrown 404 or 401 is an expected answer. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
