import type { PageContext } from '@yunyou/contract/page-renderer';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { refusingBadAddresses } from './api/page-data.ts';
import { pageContext } from './page-context.ts';

declare const __BUILD_ID__: string;

/** The site as the server sees it: see PageRenderer in the contract. */
export const buildId = __BUILD_ID__;

// The virtual module's declaration and ServerBuild differ in optional fields only.
const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
const handle = createRequestHandler(loadBuild, import.meta.env.MODE);

export function render(request: Request, context: PageContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(pageContext, { ...context, api: refusingBadAddresses(context.api) });
  return handle(request, provider);
}
