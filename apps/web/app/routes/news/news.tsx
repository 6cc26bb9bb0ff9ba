import { data } from 'react-router';
import { orNotFound } from '../../api/page-data.ts';
import { MoreLink } from '../../features/lists/more-link.tsx';
import { parsePage } from '../../features/lists/page-parameter.ts';
import { useLoadedPages } from '../../features/lists/use-loaded-pages.ts';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { newsData } from '../../features/structured-data/page-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { guideTile } from '../../features/tiles/tile-words.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/news';
import { NewsArticle } from './news-article.tsx';
import { NewsList } from './news-list.tsx';
import { toNewsView } from './news-view.ts';
import * as words from './news-words.ts';

const pageSize = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const id = params.get('id');
  if (id) return { piece: toNewsView(await orNotFound(api('GET /news/detail', { id }))) };
  const page = parsePage(params);
  const [about, news] = await Promise.all([
    api('POST /news/list', { kind: 'about', pageSize: 10 }),
    api('POST /news/list', { kind: 'news', pageNum: page, pageSize }),
  ]);
  if (page > 1 && news.list.length === 0) throw data(null, { status: 404 });
  return { piece: undefined, about: about.list.map(guideTile), news: news.list, total: news.total, page };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.piece?.title,
    description: loaderData?.piece?.summary,
    path: loaderData?.piece ? loaderData.piece.linkUrl : newsUrl(loaderData?.page ?? 1),
    matches,
    picture: loaderData?.piece?.picture ?? 'page/news',
    type: loaderData?.piece ? 'article' : 'website',
    structured: loaderData?.piece && newsData(loaderData.piece),
  });

const newsUrl = (page: number) => (page > 1 ? `/news?page=${page}` : '/news');

type Listing = Extract<Route.ComponentProps['loaderData'], { piece: undefined }>;

export default function News({ loaderData }: Route.ComponentProps) {
  if (loaderData.piece) return <NewsArticle key={loaderData.piece.id} piece={loaderData.piece} />;
  return <Listing {...loaderData} />;
}

function Listing({ about, news, total, page }: Listing) {
  const { items, first, last } = useLoadedPages('/news', page, news);
  return (
    <Page>
      <PageHead title={words.aboutAndNews} zhTitle="关于云游" lead={words.newsLead} />
      {about.length + total === 0 && <EmptyState text={words.noNews} />}
      {about.length > 0 && (
        <Tiles layout={about.length === 5 ? 'bento' : 'grid'}>
          {about.map((entry) => (
            <Tile key={entry.id} {...entry} headingLevel={2} />
          ))}
        </Tiles>
      )}
      {total > 0 && (
        <Section title={words.news}>
          {first > 1 && <MoreLink to={newsUrl(first - 1)} rel="prev" />}
          <NewsList news={items} />
          {last * pageSize < total && (
            <MoreLink to={newsUrl(last + 1)} rel="next" left={total - last * pageSize} />
          )}
        </Section>
      )}
    </Page>
  );
}
