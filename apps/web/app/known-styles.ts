/** What the router keeps about the page that was loaded; none of it has types. */
interface RouterGlobals {
  __reactRouterManifest?: {
    routes: Record<string, { css?: string[]; hasClientLoader?: boolean } | undefined>;
  };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/**
 * The page brought the styles of its routes along, inside of itself. Before it asks for a route's data in the browser, the
 * router fetches every sheet that no link stands for: these links do, and being disabled they load nothing.
 */
export function nameKnownStyles(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window as RouterGlobals;
  const routes = Object.keys(modules ?? {}).map((id) => manifest?.routes[id]);
  const sheets = routes.flatMap((route) => (route?.hasClientLoader && route.css) || []);
  for (const href of new Set(sheets)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', href);
    document.head.append(link);
  }
}
