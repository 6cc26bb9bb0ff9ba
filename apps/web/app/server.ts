import type { PageContext, Rendering } from '@yunyou/contract/page-renderer';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { toNotFoundOnBadInput } from './api/page-data.ts';
import { setAssetBase, withAssetBase } from './assets/asset-url.ts';
import { encodeUtf8 } from './encode-utf8.server.ts';
import { hashInlineScripts } from './inline-script-hashes.server.ts';
import { nonceContext, pageContext, renderedPageContext } from './page-context.ts';

declare const __BUILD_ID__: string;

export const buildId = __BUILD_ID__;

// The virtual module's declaration and ServerBuild differ in optional fields only.
const loadBuild = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
/**
 * Creates the request handler. In development its build is a function, so that the router reads the routes again for
 * each request.
 */
const createHandler = async (assetUrl: string) => {
  if (import.meta.env.DEV) return createRequestHandler(loadBuild, import.meta.env.MODE);
  const build = await loadBuild();
  return createRequestHandler(
    { ...build, assets: withAssetBase(build.assets, assetUrl) },
    import.meta.env.MODE,
  );
};
// Not created at the top level: chunks of the build import from this module, and both would wait for each other.
let handler: ReturnType<typeof createHandler> | undefined;

/** Implements PageRenderer of the contract: renders a page or returns its loader data (`.data`). */
export async function render(request: Request, context: PageContext): Promise<Rendering> {
  const nonce = crypto.randomUUID();
  const provider = new RouterContextProvider();
  provider.set(pageContext, { ...context, api: toNotFoundOnBadInput(context.api) });
  provider.set(nonceContext, nonce);
  const rendered = { html: '' };
  provider.set(renderedPageContext, rendered);
  setAssetBase(context.assetUrl);
  handler ??= createHandler(context.assetUrl);
  const handle = await handler;
  const response = await handle(request, provider);
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const { html, scripts } = hashInlineScripts(encodeUtf8(rendered.html), nonce);
  return { status, headers, body: html, inlineHashes: { scripts, styles: [] } };
}
