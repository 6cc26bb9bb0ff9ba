import { redirect, redirectDocument } from 'react-router';
import type { Route } from '../+types/root';
import { rememberIntendedPath } from './chunk-failure.ts';
import { addressKind } from './safe-address.ts';
import { findRouteRule, isBuildOutdated } from './update-check.ts';

/**
 * On every move within the site: redirect rules first, then a whole page load when a newer build is out; meanwhile the
 * way is remembered, in case a script it needs is gone.
 */
export const followRouteRules: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const rule = findRouteRule(url.pathname);
  if (rule) {
    const kind = addressKind(rule.redirect, location.origin);
    if (kind === 'internal') throw redirect(rule.redirect);
    if (kind === 'external') throw redirectDocument(rule.redirect); // a rule is the explicit permission
  }
  if (isBuildOutdated() && url.pathname !== location.pathname)
    throw redirectDocument(url.pathname + url.search);
  rememberIntendedPath(url.pathname + url.search);
  const result = await next();
  rememberIntendedPath(undefined);
  return result;
};
