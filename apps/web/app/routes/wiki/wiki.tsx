import { buttonClass } from '@yunyou/ui/button';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { GuideTile } from '../../features/tiles/catalogue-tiles.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/wiki';
import styles from './wiki.module.css';

const pageSize = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const slug = (name: string) =>
    /^[a-z0-9-]+$/.test(params.get(name) ?? '') ? (params.get(name) ?? undefined) : undefined;
  const tag = slug('tag');
  const city = slug('city');
  const word = params.get('word')?.trim().slice(0, 100) ?? '';
  const pageNum = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [tags, found] = await Promise.all([
    api('GET /wiki/wikiTagList'),
    word
      ? api('GET /wiki/search', { word, pageNum, pageSize })
      : api('POST /wiki/list', { tagId: tag, cityId: city, pageNum, pageSize }),
  ]);
  return {
    tag,
    word,
    pageNum,
    tags: tags.list.filter((entry) => entry.guideCount > 0),
    guides: found.list,
    total: found.total,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'wiki',
    path: loaderData?.tag ? `/wiki?tag=${loaderData.tag}` : '/wiki',
    matches,
    picture: 'page/wiki',
    isIndexed: !loaderData?.word,
  });

export default function Wiki({
  loaderData: { tag, word, pageNum, tags, guides, total },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(word && { word }) });
  const pageUrl = (page: number) => `/wiki?${new URLSearchParams([...query, ['page', String(page)]])}`;
  return (
    <Page>
      <PageHead
        title="Travel guides"
        zhTitle="攻略"
        lead="What visitors to China need to know, in plain words, with the date each rule was last checked."
      />
      <SearchForm
        action="/wiki"
        name="word"
        label="Search guides"
        placeholder="visa, paying, trains"
        value={word}
      />
      <nav aria-label="Topics" className={styles.topics}>
        <PageLink to="/wiki" className={buttonClass(!tag && !word ? 'primary' : 'quiet')}>
          All
        </PageLink>
        {tags.map(({ id, name, guideCount }) => (
          <PageLink key={id} to={`/wiki?tag=${id}`} className={buttonClass(tag === id ? 'primary' : 'quiet')}>
            {name} ({guideCount})
          </PageLink>
        ))}
      </nav>
      {guides.length === 0 && (
        <EmptyState title="No matching data" text="No guide fits. Try another word or topic." />
      )}
      <Tiles>
        {guides.map((guide) => (
          <GuideTile key={guide.id} guide={guide} headingLevel={2} />
        ))}
      </Tiles>
      {total > pageNum * pageSize && (
        <nav aria-label="Pages" className={styles.topics}>
          <PageLink to={pageUrl(pageNum + 1)} className={buttonClass('quiet')} rel="next">
            More guides
          </PageLink>
        </nav>
      )}
    </Page>
  );
}
