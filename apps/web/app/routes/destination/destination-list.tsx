import type { ApiClient } from '@yunyou/contract/client';
import { Button, buttonClass } from '@yunyou/ui/button';
import { useMemo } from 'react';
import { data } from 'react-router';
import { findOrUndefined } from '../../api/page-data.ts';
import { ListWithMap } from '../../features/lists/list-with-map.tsx';
import { MoreLink } from '../../features/lists/more-link.tsx';
import { useLoadedPages } from '../../features/lists/use-loaded-pages.ts';
import { usePosition } from '../../features/lists/use-position.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { listData } from '../../features/structured-data/page-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { lineTile, type TileWords } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/destination-list';
import * as words from './destination-words.ts';
import { ChosenFilters, KindTabs, ListFilters, type ListOptions } from './list-filters.tsx';
import { type ListState, listUrl, pageSize, parseListState } from './list-state.ts';
import styles from './near-me.module.css';
import { NearMe } from './near-me.tsx';
import { listHitPlaces, toCityPlace, toSpotPlace } from './places.ts';
import { useNearest } from './use-nearest.ts';

const toursShown = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseListState(new URL(request.url).searchParams);
  const cityId = state.kind === 'spot' ? state.filter.cityId : undefined;
  const [found, cityName, tours] = await Promise.all([
    find(api, state),
    findCityName(api, cityId),
    listTours(api, state),
  ]);
  if (state.page > 1 && found.places.length === 0) throw data(null, { status: 404 });
  return { state, cityName, tours, ...found };
}

async function find(api: ApiClient, state: ListState) {
  const slice = { pageNum: state.page, pageSize };
  if (state.keyword) {
    const { list } = await api('GET /destination/search', { keyword: state.keyword, limit: 50 });
    const places = listHitPlaces(list);
    return { places, total: places.length, options: undefined };
  }
  if (state.kind === 'spot') {
    const [options, { list, total }] = await Promise.all([
      api('POST /scenicSpots/facets', state.filter),
      api('POST /scenicSpots/selectInfoByCityCode', { ...state.filter, sort: state.sort, ...slice }),
    ]);
    return { places: list.map(toSpotPlace), total, options };
  }
  const [options, { list, total }] = await Promise.all([
    api('POST /city/facets', state.filter),
    api('POST /city/list', { ...state.filter, sort: state.sort, ...slice }),
  ]);
  return { places: list.map(toCityPlace), total, options };
}

/** Lists tours that start in the chosen region. */
async function listTours(api: ApiClient, { kind, keyword, filter }: ListState): Promise<TileWords[]> {
  if (!filter.areaId || kind !== 'city' || keyword) return [];
  const cities = await findOrUndefined(
    api('GET /destination/area/cityTrip', { id: filter.areaId, pageSize: 100 }),
  );
  return (cities?.list ?? []).flatMap(({ lines }) => lines.map(lineTile)).slice(0, toursShown);
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

export default function DestinationList({ loaderData }: Route.ComponentProps) {
  const { state, places, total, options, cityName, tours } = loaderData;
  const { items: loaded, first, last } = useLoadedPages(listUrl(state), state.page, places);
  const position = usePosition();
  const nearest = useNearest(
    state,
    position.state.kind === 'known' && options ? position.state.position : undefined,
  );
  const items = nearest?.items ?? loaded;
  const points = useMemo(() => items.flatMap(({ point }) => point ?? []), [items]);
  const pages = Math.ceil(total / pageSize);
  return (
    <Page>
      <PageHead
        title={headingOf(state, options, cityName)}
        crumbs={[{ name: words.destinations, to: '/destination' }]}
      />
      <SearchForm
        action="/destination/list"
        name="keyword"
        label={words.searchPlaces}
        placeholder={words.placeholder}
        value={state.keyword}
      />
      <KindTabs state={state} />
      {options && (
        <>
          <div className={styles.controls}>
            <ListFilters state={state} options={options} results={describeCount(state, total)} />
            <NearMe {...position} />
          </div>
          <ChosenFilters state={state} options={options} cityName={cityName} />
        </>
      )}
      <ListWithMap points={points} count={describeCount(state, total)}>
        {total === 0 && (
          <EmptyState title={words.noMatchingData} text={words.noMatches}>
            <PageLink to="/destination/list" className={buttonClass('quiet')}>
              {words.showAll}
            </PageLink>
          </EmptyState>
        )}
        {!nearest && first > 1 && <MoreLink to={listUrl(state, { page: first - 1 })} rel="prev" />}
        <Tiles layout="dense">
          {items.map(({ key, ...place }) => (
            <Tile key={key} {...place} headingLevel={2} isDense />
          ))}
        </Tiles>
        {nearest?.hasMore && (
          <p>
            <Button tone="quiet" onClick={nearest.showMore}>
              {words.showMore}
            </Button>
          </p>
        )}
        {!nearest && !state.keyword && last < pages && (
          <MoreLink to={listUrl(state, { page: last + 1 })} rel="next" left={total - last * pageSize} />
        )}
      </ListWithMap>
      {tours.length > 0 && (
        <Section title={words.toursThatStartHere} more={{ to: '/trip/tours', text: words.allTours }}>
          <Tiles layout="rows">
            {tours.map((tour) => (
              <Tile key={tour.id} {...tour} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
    </Page>
  );
}

function describeCount({ kind, keyword }: ListState, total: number): string {
  if (keyword) return words.placeCount(total);
  return kind === 'spot' ? words.sightCount(total) : words.cityCount(total);
}

function headingOf(
  { keyword, kind, filter }: ListState,
  options: ListOptions | undefined,
  cityName: string | undefined,
): string {
  if (keyword) return words.placesFor(keyword);
  const where = cityName ?? options?.areas.find(({ value }) => value === filter.areaId)?.name;
  if (!where) return kind === 'spot' ? words.allSights : words.allCities;
  return kind === 'spot' ? words.sightsIn(where) : words.citiesIn(where);
}
