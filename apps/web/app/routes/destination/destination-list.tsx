import type { ApiClient } from '@yunyou/contract/client';
import { buttonClass } from '@yunyou/ui/button';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { CityTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/destination-list';
import styles from './destination.module.css';
import { ListFilters } from './list-filters.tsx';
import { type ListState, listUrl, parseListState, toCityInput, toSpotInput } from './list-state.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseListState(new URL(request.url).searchParams);
  const [areas, tags] = await Promise.all([
    api('GET /destination/areaList/{id}', { id: 'all' }),
    api('GET /tag/cache/{id}', { id: 'preference' }),
  ]);
  return { state, areas: areas.list, tags: tags.list, ...(await find(api, state)) };
}

async function find(api: ApiClient, state: ListState) {
  if (state.keyword) {
    const { list } = await api('GET /destination/search', { keyword: state.keyword, limit: 50 });
    return { hits: list, cities: [], spots: [], total: list.length, pageSize: 50 };
  }
  if (state.kind === 'spot') {
    const { list, total, pageSize } = await api('POST /scenicSpots/selectInfoByCityCode', toSpotInput(state));
    return { hits: [], cities: [], spots: list, total, pageSize };
  }
  const { list, total, pageSize } = await api('POST /city/list', toCityInput(state));
  return { hits: [], cities: list, spots: [], total, pageSize };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'destination',
    path: loaderData ? listUrl(loaderData.state, {}) : '/destination/list',
    matches,
    picture: 'page/destination',
    isIndexed: !loaderData?.state.keyword,
  });

export default function DestinationList({ loaderData }: Route.ComponentProps) {
  const { state, areas, tags, hits, cities, spots, total, pageSize } = loaderData;
  const pages = Math.ceil(total / pageSize);
  return (
    <Page>
      <PageHead
        title={headingOf(state, areas)}
        lead={`${total} ${total === 1 ? 'place' : 'places'}`}
        crumbs={[{ name: 'Destinations', to: '/destination' }]}
      />
      <SearchForm
        action="/destination/list"
        name="keyword"
        label="Search places"
        placeholder="City, sight or region"
        value={state.keyword}
      />
      <ListFilters state={state} areas={areas} tags={tags} />
      {total === 0 && (
        <EmptyState
          title="No matching data"
          text="Nothing fits all of these. Take one filter away, or try another spelling."
        >
          <PageLink to="/destination/list" className={buttonClass('quiet')}>
            Show all
          </PageLink>
        </EmptyState>
      )}
      <Tiles>
        {hits.map((hit) => (
          <Tile
            key={`${hit.type}-${hit.id}`}
            to={hit.linkUrl}
            picture={`${hit.type}/${hit.id}`}
            title={hit.name}
            zhTitle={hit.zhName}
            note={hit.note}
            headingLevel={2}
          />
        ))}
        {cities.map((city) => (
          <CityTile key={city.id} city={city} headingLevel={2} />
        ))}
        {spots.map((spot) => (
          <SpotTile key={spot.id} spot={spot} headingLevel={2} />
        ))}
      </Tiles>
      {pages > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          {state.page > 1 && (
            <PageLink
              to={listUrl(state, { page: state.page - 1 })}
              className={buttonClass('quiet')}
              rel="prev"
            >
              Previous
            </PageLink>
          )}
          {state.page < pages && (
            <PageLink
              to={listUrl(state, { page: state.page + 1 })}
              className={buttonClass('quiet')}
              rel="next"
            >
              More ({state.page} of {pages})
            </PageLink>
          )}
        </nav>
      )}
    </Page>
  );
}

function headingOf(
  { keyword, kind, area }: ListState,
  areas: readonly { id: string; name: string }[],
): string {
  if (keyword) return `Places for “${keyword}”`;
  if (kind === 'spot') return 'All scenic spots';
  const region = areas.find(({ id }) => id === area);
  return region ? `Cities in ${region.name}` : 'All cities';
}
