import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { finishPage } from './finish-page.server.ts';
import { InlineMark } from './late-scripts.tsx';
import { writtenPage } from './page-context.ts';
import { renderWhole } from './render-whole.server.ts';
import { stylesOf } from './styles.server.ts';

/** Pages are sent whole: they are cached and hashed for the content policy, and their data is at hand already. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const mark = crypto.randomUUID();
  const page = await renderWhole(
    <InlineMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </InlineMark>,
  );
  const data: Uint8Array[] = [];
  for await (const piece of serverHandoffStream ?? []) data.push(piece);
  const styles = await stylesOf(routerContext);
  Object.assign(provider.get(writtenPage), finishPage(page, { styles, data: Buffer.concat(data), mark }));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Expected answers such as 404 are no errors of the server. */
export function handleError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}
