import type { PageContext, Rendering } from '@yunyou/contract/page-renderer';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { refusingBadAddresses } from './api/page-data.ts';
import { pageContext, type WrittenPage, writtenPage } from './page-context.ts';

declare const __BUILD_ID__: string;

/** The site as the server sees it: see PageRenderer in the contract. */
export const buildId = __BUILD_ID__;

// The virtual module's declaration and ServerBuild differ in optional fields only.
const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
// Given a function, the router would read its routes anew for each page, which only development needs.
const handle = createRequestHandler(
  import.meta.env.DEV ? loadBuild : await loadBuild(),
  import.meta.env.MODE,
);

export async function render(request: Request, context: PageContext): Promise<Rendering> {
  const provider = new RouterContextProvider();
  const written: WrittenPage = {};
  provider.set(pageContext, { ...context, api: refusingBadAddresses(context.api) });
  provider.set(writtenPage, written);
  const response = await handle(request, provider);
  const { status, headers } = response;
  const { body = new Uint8Array(await response.arrayBuffer()), ...hashes } = written;
  return { status, headers, body, ...hashes };
}
