import { redirect, redirectDocument } from 'react-router';
import type { Route } from '../+types/root';
import { rememberIntendedPath } from './chunk-failure.ts';
import { addressKind } from './safe-address.ts';
import { findRouteRule, isBuildOutdated } from './update-check.ts';

/**
 * Runs on every client-side navigation: applies redirect rules, then loads the target as a document when a newer build
 * is deployed, and stores the target in case one of its chunks is missing.
 */
export const followRouteRules: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const rule = findRouteRule(url.pathname);
  if (rule) {
    const kind = addressKind(rule.redirect, location.origin);
    if (kind === 'internal') throw redirect(rule.redirect);
    if (kind === 'external') throw redirectDocument(rule.redirect); // redirect rules may leave the site
  }
  if (isBuildOutdated() && url.pathname !== location.pathname)
    throw redirectDocument(url.pathname + url.search);
  rememberIntendedPath(url.pathname + url.search);
  const result = await next();
  rememberIntendedPath(undefined);
  return result;
};
