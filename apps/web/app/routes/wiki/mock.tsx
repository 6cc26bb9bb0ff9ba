import { redirect } from 'react-router';
import { requireParameter } from '../../api/page-data.ts';
import type { Route } from './+types/mock';

/** Leads to the preview of a guide, which is shown on the guide's own page. */
export function loader({ request }: Route.LoaderArgs) {
  const id = requireParameter(request, 'id', '/wiki');
  const key = requireParameter(request, 'key', '/wiki');
  throw redirect(`/wiki/detail?${new URLSearchParams({ id, preview: key }).toString()}`);
}

export default function Mock() {
  return null;
}
