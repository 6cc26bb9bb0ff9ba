import type { CallOutput } from '@yunyou/contract/endpoints';
import { cityFacets, listChosen, spotFacets } from '@yunyou/contract/site/facets';
import { ChosenFacets } from '../../features/lists/chosen-facets.tsx';
import { FacetSelects } from '../../features/lists/facet-selects.tsx';
import { FilterForm } from '../../features/lists/filter-form.tsx';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './destination-words.ts';
import styles from './list-filters.module.css';
import { type ListState, listUrl, otherKindUrl, parseListState, sortOrders } from './list-state.ts';

/** Options of the facets, by their field in the answer. */
export type ListOptions = CallOutput<'POST /city/facets'> | CallOutput<'POST /scenicSpots/facets'>;

const sortNames = { name: words.byName, shortest: words.shortestVisit };

interface ListFiltersProps {
  state: ListState;
  options: ListOptions;
  results: string;
}

export function ListFilters({ state, options, results }: ListFiltersProps) {
  const chosen =
    state.kind === 'spot' ? listChosen(spotFacets, state.filter) : listChosen(cityFacets, state.filter);
  return (
    <FilterForm toUrl={(params) => listUrl(parseListState(params))} chosen={chosen.length} results={results}>
      {state.kind === 'spot' && <input type="hidden" name="kind" value="spot" />}
      {state.kind === 'spot' ? (
        <FacetSelects facets={spotFacets} filter={state.filter} options={options} />
      ) : (
        <FacetSelects facets={cityFacets} filter={state.filter} options={options} />
      )}
      <FilterSelect
        name="sort"
        label={words.order}
        any={words.popularFirst}
        choices={sortOrders[state.kind].map((sort) => ({ value: sort, name: sortNames[sort] }))}
        value={state.sort === 'popular' ? undefined : state.sort}
      />
    </FilterForm>
  );
}

/** Switches between cities and spots. */
export function KindTabs({ state }: { state: ListState }) {
  const kinds = [
    { kind: 'city', name: words.cities },
    { kind: 'spot', name: words.sights },
  ] as const;
  return (
    <nav aria-label={words.kindOfPlace} className={styles.kinds}>
      {kinds.map(({ kind, name }) => (
        <PageLink
          key={kind}
          to={otherKindUrl(state, kind)}
          aria-current={state.kind === kind && !state.keyword ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}

interface ChosenFiltersProps {
  state: ListState;
  options: ListOptions;
  cityName: string | undefined;
}

export function ChosenFilters({ state, options, cityName }: ChosenFiltersProps) {
  if (state.kind === 'city') {
    return (
      <ChosenFacets
        facets={cityFacets}
        filter={state.filter}
        options={options}
        toUrl={(filter) => listUrl({ ...state, filter })}
      />
    );
  }
  const cities = cityName ? [{ value: state.filter.cityId ?? '', name: cityName }] : [];
  return (
    <ChosenFacets
      facets={spotFacets}
      filter={state.filter}
      options={{ ...options, cityId: cities }}
      toUrl={(filter) => listUrl({ ...state, filter })}
    />
  );
}
