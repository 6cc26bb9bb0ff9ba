import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { guideData } from '../../features/structured-data/page-data.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/guide';
import { GuideArticle } from './guide-article.tsx';
import { toGuideView } from './guide-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const guide = await orNotFound(api('GET /wiki/detail', { id: requireParameter(request, 'id', '/wiki') }));
  return { guide: toGuideView(guide, findBlur) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.guide.title,
    description: loaderData?.guide.summary,
    path: `/wiki/detail?id=${loaderData?.guide.id ?? ''}`,
    matches,
    picture: loaderData?.guide.picture,
    type: 'article',
    structured: loaderData && guideData(loaderData.guide),
  });

export default function Guide({ loaderData: { guide } }: Route.ComponentProps) {
  return <GuideArticle key={guide.id} guide={guide} />;
}
