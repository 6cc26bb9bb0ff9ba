import { data } from 'react-router';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/mock';

/** Previews are for whoever holds a signed link; without a valid one there is nothing to see. */
export function loader() {
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/wiki/mock', matches, isIndexed: false });

export default function Mock() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
