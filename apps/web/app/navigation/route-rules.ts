import { redirect, redirectDocument } from 'react-router';
import type { Route } from '../+types/root';
import { addressKind } from './safe-address.ts';
import { findRouteRule, isBuildOutdated } from './update-check.ts';

/** On every move within the site: redirect rules first, and a whole page load when a newer build is out. */
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
  return next();
};
