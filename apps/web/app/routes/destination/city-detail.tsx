import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { Article } from '../../features/article/article.tsx';
import { TableOfContents } from '../../features/article/table-of-contents.tsx';
import { FactsAsOf } from '../../features/facts/facts.tsx';
import columns from '../../features/sections/columns.module.css';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/city-detail';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return { city: await orNotFound(api('GET /city/detail', { id: requireParameter(request, 'id') })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData && `${loaderData.city.name} guide`,
    description: loaderData?.city.summary,
    path: `/destination/city/city-detail?id=${loaderData?.city.id ?? ''}`,
    matches,
    picture: loaderData?.city.picture,
    type: 'article',
  });

export default function CityDetail({ loaderData: { city } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title={city.name}
        zhTitle={city.zhName}
        lead={city.summary}
        crumbs={[
          { name: 'Destinations', to: '/destination' },
          { name: city.name, to: `/destination/city?id=${city.id}` },
        ]}
      />
      <div className={columns.columns}>
        <Article document={city.article} />
        <aside className={columns.aside}>
          <div className={columns.sticky}>
            <TableOfContents document={city.article} />
            <FactsAsOf month={city.factsAsOf} />
          </div>
        </aside>
      </div>
    </Page>
  );
}
