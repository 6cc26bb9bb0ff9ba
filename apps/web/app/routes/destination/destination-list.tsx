import type { ApiClient } from '@yunyou/contract/client';
import { buttonClass } from '@yunyou/ui/button';
import { useMemo } from 'react';
import { data } from 'react-router';
import { MoreLink } from '../../features/lists/more-link.tsx';
import { useLoadedPages } from '../../features/lists/use-loaded-pages.ts';
import { toCityPoint, toSpotPoint } from '../../features/map/catalogue-points.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { listData } from '../../features/structured-data/page-data.ts';
import { CityTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/destination-list';
import { ChosenFilters, type Facets, KindTabs, ListFilters } from './list-filters.tsx';
import {
  type ListState,
  listUrl,
  pageSize,
  parseListState,
  toCityFilter,
  toSpotFilter,
} from './list-state.ts';
import { ListWithMap } from './list-with-map.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseListState(new URL(request.url).searchParams);
  const [found, cityName] = await Promise.all([find(api, state), findCityName(api, state.city)]);
  if (state.page > 1 && found.places.length === 0) throw data(null, { status: 404 });
  return { state, cityName, ...found };
}

async function find(api: ApiClient, state: ListState) {
  const slice = { pageNum: state.page, pageSize };
  if (state.keyword) {
    const { list } = await api('GET /destination/search', { keyword: state.keyword, limit: 50 });
    const places = list.map((hit) => ({ kind: 'hit' as const, ...hit }));
    return { places, total: places.length, facets: undefined };
  }
  if (state.kind === 'spot') {
    const filter = toSpotFilter(state);
    const [facets, { list, total }] = await Promise.all([
      api('POST /scenicSpots/facets', filter),
      api('POST /scenicSpots/selectInfoByCityCode', { ...filter, sort: state.sort, ...slice }),
    ]);
    return { places: list.map((spot) => ({ kind: 'spot' as const, ...spot })), total, facets };
  }
  const filter = toCityFilter(state);
  const sort = state.sort === 'name' ? 'name' : 'popular';
  const [facets, { list, total }] = await Promise.all([
    api('POST /city/facets', filter),
    api('POST /city/list', { ...filter, sort, ...slice }),
  ]);
  return { places: list.map((city) => ({ kind: 'city' as const, ...city })), total, facets };
}

async function findCityName(api: ApiClient, id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const { list } = await api('GET /wiki/allCities');
  return list.find((city) => city.id === id)?.name;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'destination',
    path: loaderData ? listUrl(loaderData.state, { page: loaderData.state.page }) : '/destination/list',
    matches,
    picture: 'page/destination',
    isIndexed: !loaderData?.state.keyword,
    structured:
      loaderData && listData(listUrl(loaderData.state, { page: loaderData.state.page }), loaderData.places),
  });

type Place = Route.ComponentProps['loaderData']['places'][number];

export default function DestinationList({ loaderData }: Route.ComponentProps) {
  const { state, places, total, facets, cityName } = loaderData;
  const { items, first, last } = useLoadedPages<Place>(listUrl(state, {}), state.page, places);
  const points = useMemo(() => items.flatMap(toPoint), [items]);
  const pages = Math.ceil(total / pageSize);
  return (
    <Page>
      <PageHead
        title={headingOf(state, facets, cityName)}
        crumbs={[{ name: 'Destinations', to: '/destination' }]}
      />
      <SearchForm
        action="/destination/list"
        name="keyword"
        label="Search places"
        placeholder="City, sight or region"
        value={state.keyword}
      />
      <KindTabs state={state} />
      {facets && <ListFilters state={state} facets={facets} />}
      {facets && <ChosenFilters state={state} facets={facets} cityName={cityName} />}
      <ListWithMap points={points} count={describeCount(state, total)}>
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
        {first > 1 && (
          <MoreLink to={listUrl(state, { page: first - 1 })} rel="prev" text="Show the ones before" />
        )}
        <Tiles layout="dense">
          {items.map((place) => (
            <PlaceTile key={`${place.kind}-${place.id}`} place={place} />
          ))}
        </Tiles>
        {!state.keyword && last < pages && (
          <MoreLink
            to={listUrl(state, { page: last + 1 })}
            rel="next"
            text={`Show more (${total - last * pageSize} left)`}
          />
        )}
      </ListWithMap>
    </Page>
  );
}

function PlaceTile({ place }: { place: Place }) {
  switch (place.kind) {
    case 'city':
      return <CityTile city={place} headingLevel={2} />;
    case 'spot':
      return <SpotTile spot={place} headingLevel={2} />;
    case 'hit':
      return (
        <Tile
          to={place.linkUrl}
          picture={`${place.type}/${place.id}`}
          title={place.name}
          zhTitle={place.zhName}
          note={place.note}
          headingLevel={2}
        />
      );
  }
}

function toPoint(place: Place) {
  if (place.kind === 'hit') return [];
  return [place.kind === 'city' ? toCityPoint(place) : toSpotPoint(place)];
}

function describeCount({ kind, keyword }: ListState, total: number): string {
  if (keyword) return total === 1 ? '1 place' : `${total} places`;
  if (kind === 'spot') return total === 1 ? '1 sight' : `${total} sights`;
  return total === 1 ? '1 city' : `${total} cities`;
}

function headingOf(
  { keyword, kind, area }: ListState,
  facets: Facets | undefined,
  cityName: string | undefined,
): string {
  if (keyword) return `Places for “${keyword}”`;
  const what = kind === 'spot' ? 'sights' : 'cities';
  const where = cityName ?? facets?.areas.find(({ value }) => value === area)?.name;
  if (!where) return `All ${what}`;
  return kind === 'spot' ? `Sights in ${where}` : `Cities in ${where}`;
}
