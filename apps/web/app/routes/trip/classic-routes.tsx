import type { CallOutput } from '@yunyou/contract/endpoints';
import { listChosen, routeFacets } from '@yunyou/contract/site/facets';
import { buttonClass } from '@yunyou/ui/button';
import { ChosenFacets } from '../../features/lists/chosen-facets.tsx';
import { FacetSelects } from '../../features/lists/facet-selects.tsx';
import { FilterForm } from '../../features/lists/filter-form.tsx';
import { ResultCount } from '../../features/lists/result-count.tsx';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { routeListData } from '../../features/structured-data/trip-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { routeTile, type TileWords } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/classic-routes';
import styles from './classic-routes.module.css';
import { parseRoutesFilter, type RoutesFilter, routesUrl } from './routes-state.ts';
import * as words from './trip-page-words.ts';

/** Longest trip in each group, in days. */
const groups = [
  { title: words.upToAWeek, maxDays: 7 },
  { title: words.eightToTenDays, maxDays: 10 },
  { title: words.elevenDaysAndMore, maxDays: Number.POSITIVE_INFINITY },
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const filter = parseRoutesFilter(new URL(request.url).searchParams);
  const [options, { list }] = await Promise.all([
    api('POST /route/facets', filter),
    api('GET /route/list', { ...filter, pageSize: 100 }),
  ]);
  const groupOf = (days: number) => groups.find(({ maxDays }) => days <= maxDays)?.title ?? '';
  return {
    filter,
    options,
    routes: list.map((route) => ({ group: groupOf(route.days.min), tile: routeTile(route) })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: words.classicRoutes,
    description: words.routesDescription,
    path: routesUrl(loaderData?.filter ?? {}),
    matches,
    picture: 'page/trip',
    structured: loaderData && routeListData(loaderData.routes.map(({ tile }) => tile)),
  });

export default function ClassicRoutes({ loaderData: { filter, options, routes } }: Route.ComponentProps) {
  const count = words.routeCount(routes.length);
  const chosen = listChosen(routeFacets, filter).length;
  return (
    <Page>
      <PageHead
        title={words.classicRoutes}
        zhTitle="经典路线"
        lead={words.routesLead}
        crumbs={[{ name: words.tripPlanning, to: '/trip' }]}
      />
      <RoutesFilters filter={filter} options={options} results={count} />
      <div className={styles.results}>
        <ResultCount count={count} />
        {routes.length === 0 && <NoRoutes />}
        {chosen > 0 && <RouteTiles tiles={routes.map(({ tile }) => tile)} headingLevel={2} />}
      </div>
      {chosen === 0 &&
        groups.map(({ title }) => {
          const tiles = routes.filter(({ group }) => group === title).map(({ tile }) => tile);
          if (tiles.length === 0) return null;
          return (
            <Section key={title} title={title}>
              <RouteTiles tiles={tiles} />
            </Section>
          );
        })}
    </Page>
  );
}

interface RoutesFiltersProps {
  filter: RoutesFilter;
  options: CallOutput<'POST /route/facets'>;
  results: string;
}

function RoutesFilters({ filter, options, results }: RoutesFiltersProps) {
  return (
    <>
      <FilterForm
        toUrl={(params) => routesUrl(parseRoutesFilter(params))}
        chosen={listChosen(routeFacets, filter).length}
        results={results}
      >
        <FacetSelects facets={routeFacets} filter={filter} options={options} />
      </FilterForm>
      <ChosenFacets facets={routeFacets} filter={filter} options={options} toUrl={routesUrl} />
    </>
  );
}

function RouteTiles({ tiles, headingLevel }: { tiles: readonly TileWords[]; headingLevel?: 2 }) {
  return (
    <Tiles>
      {tiles.map((tile) => (
        <Tile key={tile.id} {...tile} {...(headingLevel && { headingLevel })} isRowOnPhones />
      ))}
    </Tiles>
  );
}

function NoRoutes() {
  return (
    <EmptyState title={words.noMatchingData} text={words.noMatches}>
      <PageLink to="/trip/routes" className={buttonClass('quiet')}>
        {words.showAllRoutes}
      </PageLink>
    </EmptyState>
  );
}
