import { orNotFound } from '../../api/page-data.ts';
import { Article } from '../../features/article/article.tsx';
import { TableOfContents } from '../../features/article/table-of-contents.tsx';
import { formatDate } from '../../features/facts/format.ts';
import columns from '../../features/sections/columns.module.css';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { GuideTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/news';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id) return { piece: await orNotFound(api('GET /news/detail', { id })), about: [], news: [] };
  const [about, news] = await Promise.all([
    api('POST /news/list', { kind: 'about', pageSize: 10 }),
    api('POST /news/list', { kind: 'news', pageSize: 50 }),
  ]);
  return { piece: undefined, about: about.list, news: news.list };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.piece?.title,
    description: loaderData?.piece?.summary,
    path: loaderData?.piece ? loaderData.piece.linkUrl : '/news',
    matches,
    picture: loaderData?.piece?.picture ?? 'page/news',
    type: loaderData?.piece ? 'article' : 'website',
  });

export default function News({ loaderData: { piece, about, news } }: Route.ComponentProps) {
  if (piece) {
    return (
      <Page>
        <PageHead
          title={piece.title}
          lead={piece.summary}
          crumbs={[{ name: 'About and news', to: '/news' }]}
        />
        <div className={columns.columns}>
          <div className={columns.aside}>
            <p>
              <time dateTime={piece.publishedOn}>{formatDate(piece.publishedOn)}</time>
            </p>
            <Article document={piece.body} />
          </div>
          <aside className={columns.aside}>
            <TableOfContents document={piece.body} />
          </aside>
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <PageHead
        title="About and news"
        zhTitle="关于云游"
        lead="Who we are, how we check what we write, and what is new for travellers."
      />
      {about.length + news.length === 0 && <EmptyState text="Nothing has been published yet." />}
      {about.length > 0 && (
        <Tiles>
          {about.map((entry) => (
            <GuideTile key={entry.id} guide={entry} headingLevel={2} />
          ))}
        </Tiles>
      )}
      {news.length > 0 && (
        <Section title="News">
          <Tiles>
            {news.map((entry) => (
              <GuideTile key={entry.id} guide={entry} />
            ))}
          </Tiles>
        </Section>
      )}
    </Page>
  );
}
