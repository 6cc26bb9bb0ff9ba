import type { ApiClient } from '@yunyou/contract/client';
import type { CallOutput } from '@yunyou/contract/endpoints';
import type { LineCard } from '@yunyou/contract/site/cards.schema';
import { lineFacets, listChosen } from '@yunyou/contract/site/facets';
import { buttonClass } from '@yunyou/ui/button';
import { useMemo } from 'react';
import { data } from 'react-router';
import { ChosenFacets } from '../../features/lists/chosen-facets.tsx';
import { FacetSelects } from '../../features/lists/facet-selects.tsx';
import { FilterForm } from '../../features/lists/filter-form.tsx';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import { ListWithMap } from '../../features/lists/list-with-map.tsx';
import { MoreLink } from '../../features/lists/more-link.tsx';
import { useLoadedPages } from '../../features/lists/use-loaded-pages.ts';
import type { MapPoint } from '../../features/map/map-points.ts';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { tourListData } from '../../features/structured-data/trip-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { lineTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/tours';
import { parseToursState, type ToursState, toursUrl } from './tours-state.ts';
import * as words from './trip-page-words.ts';

const pageSize = 24;
const sortNames = [
  { value: 'price', name: words.cheapestFirst },
  { value: 'days', name: words.shortestFirst },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const state = parseToursState(new URL(request.url).searchParams);
  const [options, { list, total }, startOf] = await Promise.all([
    api('POST /tripLine/facets', state.filter),
    api('POST /tripLine/selectInfoByCityCode', {
      ...state.filter,
      sort: state.sort,
      pageNum: state.page,
      pageSize,
    }),
    loadStarts(api),
  ]);
  if (state.page > 1 && list.length === 0) throw data(null, { status: 404 });
  const tours = list.map((line) => ({ tile: lineTile(line), start: startOf(line) }));
  return { state, options, tours, total };
}

/** Returns a function that gives the point of the city in which a tour starts. It links to the tours of that city. */
async function loadStarts(api: ApiClient): Promise<(line: LineCard) => MapPoint | undefined> {
  const { list } = await api('GET /wiki/allCities');
  const cities = new Map(list.map((city) => [city.id, city]));
  return ({ startCityId }) => {
    const city = cities.get(startCityId);
    if (!city) return undefined;
    const { id, name, zhName, coordinates } = city;
    return { id, kind: 'city', name, zhName, linkUrl: `/trip/tours?city=${id}`, ...coordinates };
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const path = loaderData ? toursUrl(loaderData.state, { page: loaderData.state.page }) : '/trip/tours';
  return pageMeta({
    subject: words.tours,
    description: words.toursDescription,
    path,
    matches,
    picture: 'page/trip',
    structured:
      loaderData &&
      tourListData(
        path,
        loaderData.tours.map(({ tile }) => tile),
      ),
  });
};

export default function Tours({ loaderData: { state, options, tours, total } }: Route.ComponentProps) {
  const { items, first, last } = useLoadedPages(toursUrl(state), state.page, tours);
  const count = words.tourCount(total);
  const points = useMemo(() => toPoints(items.flatMap(({ start }) => start ?? [])), [items]);
  return (
    <Page>
      <PageHead
        title={words.tours}
        zhTitle="跟团游"
        lead={words.toursLead}
        crumbs={[{ name: words.tripPlanning, to: '/trip' }]}
      />
      <ToursFilters state={state} options={options} results={count} />
      <ListWithMap points={points} count={count}>
        {total === 0 && <NoTours />}
        {first > 1 && <MoreLink to={toursUrl(state, { page: first - 1 })} rel="prev" />}
        <Tiles layout="dense">
          {items.map(({ tile }) => (
            <Tile key={tile.id} {...tile} headingLevel={2} isDense />
          ))}
        </Tiles>
        {last * pageSize < total && (
          <MoreLink to={toursUrl(state, { page: last + 1 })} rel="next" left={total - last * pageSize} />
        )}
      </ListWithMap>
    </Page>
  );
}

interface ToursFiltersProps {
  state: ToursState;
  options: CallOutput<'POST /tripLine/facets'>;
  results: string;
}

function ToursFilters({ state, options, results }: ToursFiltersProps) {
  return (
    <>
      <FilterForm
        toUrl={(params) => toursUrl(parseToursState(params))}
        chosen={listChosen(lineFacets, state.filter).length}
        results={results}
      >
        <FacetSelects facets={lineFacets} filter={state.filter} options={options} />
        <FilterSelect
          name="sort"
          label={words.order}
          any={words.popularFirst}
          choices={sortNames}
          value={state.sort === 'popular' ? undefined : state.sort}
        />
      </FilterForm>
      <ChosenFacets
        facets={lineFacets}
        filter={state.filter}
        options={options}
        toUrl={(filter) => toursUrl({ ...state, filter })}
      />
    </>
  );
}

function NoTours() {
  return (
    <EmptyState title={words.noMatchingData} text={words.noMatches}>
      <PageLink to="/trip/tours" className={buttonClass('quiet')}>
        {words.showAllTours}
      </PageLink>
    </EmptyState>
  );
}

/** Returns each city once, with the number of tours that start there. */
function toPoints(starts: readonly MapPoint[]): MapPoint[] {
  const count = (id: string) => starts.filter((start) => start.id === id).length;
  const cities = new Map(starts.map((start) => [start.id, start]));
  return [...cities.values()].map((city) => ({
    ...city,
    note: words.toursStartHere(count(city.id)),
  }));
}
