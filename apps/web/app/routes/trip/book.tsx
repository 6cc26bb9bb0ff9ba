import { buttonClass } from '@yunyou/ui/button';
import { data } from 'react-router';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { EmptyState, Page, PageHead } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/book';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const line = await orNotFound(api('GET /travel/line/detail', { id: requireParameter(request, 'line') }));
  if (line.kind !== 'line') throw data(null, { status: 404 });
  return { line };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    path: `/trip/book/detail?line=${loaderData?.line.id ?? ''}`,
    matches,
    isIndexed: false,
    picture: loaderData?.line.picture,
  });

export default function Book({ loaderData: { line } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title={`Book: ${line.name}`}
        lead={line.summary}
        crumbs={[{ name: line.name, to: line.linkUrl }]}
      />
      <EmptyState title="Booking is not open yet" text="Dates and prices are on the tour's page.">
        <PageLink to={line.linkUrl} className={buttonClass('quiet')}>
          Back to the tour
        </PageLink>
      </EmptyState>
    </Page>
  );
}
