import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadStaticMap } from './features/map/static/static-map-part.tsx';
import { loadDayMap } from './features/trip/view/map/day-map.tsx';
import { loadTripMap } from './features/trip/view/map/trip-map-part.tsx';
import { resolveLoaderData } from './framework-deviations/loader-data.server.ts';
import { renderDocument } from './framework-deviations/render-document.server.ts';
import { NonceProvider } from './nonce.tsx';
import { nonceContext, pageContext, renderedPageContext } from './page-context.ts';
import { ServerBlurProvider } from './pictures/server-blur.tsx';

/** Renders the page into `renderedPageContext`; the response has its status and headers only. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const nonce = provider.get(nonceContext);
  await Promise.all([loadStaticMap(), loadDayMap(), loadTripMap()]);
  await resolveLoaderData(routerContext);
  const html = await renderDocument(
    <NonceProvider value={nonce}>
      <ServerBlurProvider value={provider.get(pageContext).findBlur}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerBlurProvider>
    </NonceProvider>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  provider.get(renderedPageContext).html = html;
  return new Response(null, { status, headers });
}

/** Logs errors of the server only: a thrown 404 or 401 is an expected answer. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
