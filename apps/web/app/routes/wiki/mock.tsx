import { data } from 'react-router';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { formatDate } from '../../features/facts/format.ts';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/mock';
import styles from './guide-article.module.css';
import { GuideArticle } from './guide-article.tsx';
import { toGuideView } from './guide-view.ts';

/** Prevents caching and indexing of previews. */
const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Shows a preview for a valid signed link; otherwise responds with 404. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/wiki');
  const key = requireParameter(request, 'key', '/wiki');
  const { status, expiresAt, ...guide } = await orNotFound(api('GET /wiki/preview', { id, key }));
  return data({ guide: toGuideView(guide), status, expiresAt }, { headers: hidden });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  new Headers({ ...Object.fromEntries(errorHeaders ?? loaderHeaders), ...hidden });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData && `Preview: ${loaderData.guide.title}`,
    path: '/wiki/mock',
    matches,
    isIndexed: false,
  });

export default function Mock({ loaderData: { guide, status, expiresAt } }: Route.ComponentProps) {
  return (
    <GuideArticle
      guide={guide}
      notice={
        <p className={styles.notice} role="note">
          Preview. This guide is {status === 'published' ? 'published' : `not published (${status})`}; the
          link works until {formatDate(expiresAt.slice(0, 10))}.
        </p>
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
