import { buttonClass } from '@yunyou/ui/button';
import { data } from 'react-router';
import { MoreLink } from '../../features/lists/more-link.tsx';
import { useLoadedPages } from '../../features/lists/use-loaded-pages.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { Marked } from '../../features/tiles/marked.tsx';
import { Tile, type TileProps } from '../../features/tiles/tile.tsx';
import { guideTile, type TileWords } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/wiki';
import { WikiFilters } from './wiki-filters.tsx';
import { parseWikiState, wikiUrl } from './wiki-state.ts';
import * as text from './wiki-words.ts';

const pageSize = 25;
/** Number of large tiles at the top. */
const shownLarge = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseWikiState(new URL(request.url).searchParams);
  const { filter, word, sort, page } = state;
  const slice = { pageNum: page, pageSize };
  const [tags, cities, found] = await Promise.all([
    api('GET /wiki/wikiTagList'),
    api('GET /wiki/allCities'),
    word
      ? api('GET /wiki/search', { word, ...slice })
      : api('POST /wiki/list', { ...filter, sort, ...slice }),
  ]);
  if (page > 1 && found.list.length === 0) throw data(null, { status: 404 });
  return {
    state,
    tags: tags.list.filter((entry) => entry.guideCount > 0),
    cities: cities.list.map(({ id, name }) => ({ value: id, name })),
    guides: found.list.map((guide) => ({ ...guideTile(guide), ...hitsOf(guide) })),
    total: found.total,
  };
}

interface Hits {
  titleParts: readonly string[];
  summaryParts: readonly string[];
}

/** Splits titles and summaries of search results at the matches. */
const hitsOf = (guide: object | Hits): Hits | undefined =>
  'titleParts' in guide ? { titleParts: guide.titleParts, summaryParts: guide.summaryParts } : undefined;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'wiki',
    path: loaderData ? wikiUrl(loaderData.state, { page: loaderData.state.page }) : '/wiki',
    matches,
    picture: 'page/wiki',
    isIndexed: !loaderData?.state.word,
  });

export default function Wiki({ loaderData }: Route.ComponentProps) {
  const { state, tags, cities, guides, total } = loaderData;
  const { items, first, last } = useLoadedPages(wikiUrl(state), state.page, guides);
  const isWhole = !state.word && !state.filter.tagId && !state.filter.cityId && first === 1;
  const large = isWhole ? items.slice(0, shownLarge) : [];
  return (
    <Page>
      <PageHead title={text.travelGuides} zhTitle="攻略" lead={text.wikiLead} />
      <SearchForm
        action="/wiki"
        name="word"
        label={text.searchGuides}
        placeholder={text.placeholder}
        value={state.word}
      />
      <WikiFilters state={state} tags={tags} cities={cities} total={total} />
      {total === 0 && (
        <EmptyState title={text.noMatchingData} text={text.noMatches}>
          <PageLink to="/wiki" className={buttonClass('quiet')}>
            {text.allGuides}
          </PageLink>
        </EmptyState>
      )}
      {first > 1 && <MoreLink to={wikiUrl(state, { page: first - 1 })} rel="prev" />}
      {large.length > 0 && (
        <Tiles layout="bento">
          {large.map((guide, index) => (
            <GuideTile key={guide.id} guide={guide} look="cover" headingLevel={2} isLarge={index === 0} />
          ))}
        </Tiles>
      )}
      <Tiles layout={state.word ? 'rows' : 'grid'}>
        {items.slice(large.length).map((guide) => (
          <GuideTile
            key={guide.id}
            guide={guide}
            headingLevel={2}
            look={state.word ? 'row' : 'plain'}
            isRowOnPhones={!state.word}
          />
        ))}
      </Tiles>
      {last * pageSize < total && (
        <MoreLink to={wikiUrl(state, { page: last + 1 })} rel="next" left={total - last * pageSize} />
      )}
    </Page>
  );
}

function GuideTile({ guide, ...shape }: { guide: TileWords & Partial<Hits> } & Partial<TileProps>) {
  const { titleParts, summaryParts, ...words } = guide;
  return (
    <Tile
      {...words}
      {...shape}
      {...(titleParts && { titleContent: <Marked parts={titleParts} /> })}
      {...(summaryParts && { note: <Marked parts={summaryParts} /> })}
    />
  );
}
