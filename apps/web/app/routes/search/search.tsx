import type { ApiClient } from '@yunyou/contract/client';
import { buttonClass } from '@yunyou/ui/button';
import choiceLinks from '../../features/lists/choice-links.module.css';
import { FilterForm } from '../../features/lists/filter-form.tsx';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import { groupHits, type HitGroup } from '../../features/search/hit-groups.ts';
import { hitTile } from '../../features/search/hit-tile.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { cityTile, guideTile, type TileWords, themeTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import { sharedWords } from '../../site-words.ts';
import type { Route } from './+types/search';
import { filterByCity, listCityChoices } from './city-choices.ts';
import * as words from './search-page-words.ts';
import { parseSearchState, type SearchState, searchUrl } from './search-state.ts';

const hitsMax = 100;
/** Number of results of each kind while all kinds are shown. */
const hitsPerKind = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseSearchState(new URL(request.url).searchParams);
  if (!state.keyword) return { state, hits: [], choices: [], ideas: await loadIdeas(api) };
  const [{ list }, cities] = await Promise.all([
    api('GET /destination/search', { keyword: state.keyword, limit: hitsMax, include: 'cities' }),
    api('GET /wiki/allCities'),
  ]);
  return {
    state,
    hits: filterByCity(list, state.cityId),
    choices: listCityChoices(list, state, cities.list),
    ideas: list.length === 0 ? await loadIdeas(api) : undefined,
  };
}

/** Loads places, themes and guides to start from, for a search without words or results. */
async function loadIdeas(api: ApiClient) {
  const [cities, themes, guides] = await Promise.all([
    api('GET /destination/mainRecommend', { pageSize: 6 }),
    api('GET /home/faves', { pageSize: 6 }),
    api('POST /wiki/list', { pageSize: 6 }),
  ]);
  return {
    cities: cities.list.map(cityTile),
    themes: themes.list.map(themeTile),
    guides: guides.list.map(guideTile),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: words.search,
    description: words.description,
    path: loaderData ? searchUrl(loaderData.state) : '/search',
    matches,
    picture: 'page/destination',
    isIndexed: !loaderData?.state.keyword,
  });

export default function Search({ loaderData: { state, hits, choices, ideas } }: Route.ComponentProps) {
  const groups = groupHits(hits);
  const shown = groups.filter(({ type }) => !state.type || type === state.type);
  const isFiltered = state.type !== undefined || state.cityId !== undefined;
  return (
    <Page>
      <PageHead title={state.keyword ? words.resultsFor(state.keyword) : words.search} />
      <SearchForm
        action="/search"
        name="keyword"
        label={sharedWords.searchLabel}
        placeholder={words.placeholder}
        value={state.keyword}
      />
      {hits.length > 0 && <KindLinks state={state} groups={groups} total={hits.length} />}
      {choices.length > (state.cityId ? 0 : 1) && (
        <CityFilter state={state} choices={choices} total={shown.flatMap((group) => group.hits).length} />
      )}
      {shown.map((group) => (
        <Results key={group.type} group={group} state={state} />
      ))}
      {!ideas && shown.length === 0 && isFiltered && (
        <EmptyState title={words.noMatchingData} text={words.noFilteredMatches}>
          <PageLink
            to={searchUrl({ keyword: state.keyword, type: undefined, cityId: undefined })}
            className={buttonClass('quiet')}
          >
            {words.showAllResults}
          </PageLink>
        </EmptyState>
      )}
      {ideas && state.keyword && (
        <EmptyState title={words.noMatchingData} text={words.noMatchesHint}>
          <PageLink to={`/trip?wish=${encodeURIComponent(state.keyword)}`} className={buttonClass('quiet')}>
            {words.planWithWords}
          </PageLink>
        </EmptyState>
      )}
      {ideas && <Ideas {...ideas} />}
    </Page>
  );
}

interface CityFilterProps {
  state: SearchState;
  choices: ReturnType<typeof listCityChoices>;
  /** Number of results. */
  total: number;
}

function CityFilter({ state, choices, total }: CityFilterProps) {
  return (
    <FilterForm
      toUrl={(params) => searchUrl(parseSearchState(params))}
      chosen={state.cityId ? 1 : 0}
      results={words.resultCount(total)}
    >
      <input type="hidden" name="keyword" value={state.keyword} />
      {state.type && <input type="hidden" name="kind" value={state.type} />}
      <FilterSelect
        name="city"
        label={words.city}
        any={words.anyCity}
        choices={choices}
        value={state.cityId}
      />
    </FilterForm>
  );
}

interface KindLinksProps {
  state: SearchState;
  groups: readonly HitGroup[];
  total: number;
}

function KindLinks({ state, groups, total }: KindLinksProps) {
  const kinds = [
    { type: undefined, title: words.all, count: total },
    ...groups.map(({ type, title, hits }) => ({ type, title, count: hits.length })),
  ];
  return (
    <nav aria-label={words.kindOfResult} className={choiceLinks.choices}>
      {kinds.map(({ type, title, count }) => (
        <PageLink
          key={title}
          to={searchUrl({ ...state, type })}
          aria-current={type === state.type ? 'page' : undefined}
          preventScrollReset
        >
          {title} <span className={choiceLinks.count}>{count}</span>
        </PageLink>
      ))}
    </nav>
  );
}

function Results({ group: { type, title, hits }, state }: { group: HitGroup; state: SearchState }) {
  const shown = state.type ? hits : hits.slice(0, hitsPerKind);
  const isCompact = !state.type || type === 'guide' || type === 'news';
  return (
    <Section
      title={title}
      {...(shown.length < hits.length && {
        more: { to: searchUrl({ ...state, type }), text: words.showAllOf(hits.length) },
      })}
    >
      <Tiles layout={isCompact ? 'rows' : 'dense'}>
        {shown.map((hit) => (
          <Tile key={hit.id} {...hitTile(hit)} look={isCompact ? 'row' : 'plain'} isDense={!isCompact} />
        ))}
      </Tiles>
    </Section>
  );
}

interface IdeasProps {
  cities: readonly TileWords[];
  themes: readonly TileWords[];
  guides: readonly TileWords[];
}

function Ideas({ cities, themes, guides }: IdeasProps) {
  return (
    <>
      <Section title={words.popularPlaces} more={{ to: '/destination/list', text: words.allPlaces }}>
        <TileStrip tiles={cities} />
      </Section>
      <Section title={words.byInterest} more={{ to: '/faves', text: words.allThemes }}>
        <TileStrip tiles={themes} />
      </Section>
      <Section title={words.goodToKnow} more={{ to: '/wiki', text: words.allGuides }}>
        <Tiles layout="rows">
          {guides.map((guide) => (
            <Tile key={guide.id} {...guide} look="row" />
          ))}
        </Tiles>
      </Section>
    </>
  );
}
