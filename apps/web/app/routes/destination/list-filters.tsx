import type { FacetChoice } from '@yunyou/contract/site/city.endpoints';
import { shortMonthName } from '@yunyou/domain/time/date-words';
import { Button } from '@yunyou/ui/button';
import type { ChangeEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { formatLevel, formatWord } from '../../features/facts/format.ts';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import filters from '../../features/lists/filters.module.css';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './list-filters.module.css';
import { type ListState, listUrl, otherKindUrl, parseListState } from './list-state.ts';

export interface Facets {
  areas: FacetChoice[];
  tags: FacetChoice[];
  months: FacetChoice[];
  days?: FacetChoice[];
  levels?: FacetChoice[];
  categories?: FacetChoice[];
}

const sortNames = { name: 'By name', shortest: 'Shortest visit first' };

/** A plain GET form: it works without script, and with script it follows each choice at once. */
export function ListFilters({ state, facets }: { state: ListState; facets: Facets }) {
  const navigate = useNavigate();
  const follow = (event: ChangeEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const params = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string') params.append(name, value);
    void navigate(listUrl(parseListState(params), {}), { preventScrollReset: true });
  };
  const isSpot = state.kind === 'spot';
  const sorts = isSpot ? (['name', 'shortest'] as const) : (['name'] as const);
  return (
    <Form className={filters.filters} onChange={follow} aria-label="Filters">
      {isSpot && <input type="hidden" name="kind" value="spot" />}
      {state.city && <input type="hidden" name="city" value={state.city} />}
      <FilterSelect name="area" label="Region" any="All of China" choices={facets.areas} value={state.area} />
      <FilterSelect name="tag" label="Interest" any="Any interest" choices={facets.tags} value={state.tag} />
      <FilterSelect
        name="month"
        label="Best in"
        any="Any month"
        choices={named(facets.months, (month) => shortMonthName(Number(month)))}
        value={state.month}
      />
      {facets.days && (
        <FilterSelect
          name="days"
          label="Stay"
          any="Any length"
          choices={named(facets.days, (days) => (days === '1' ? '1 day' : `${days} days`))}
          value={state.days}
        />
      )}
      {facets.categories && (
        <FilterSelect
          name="category"
          label="Kind"
          any="Any kind"
          choices={named(facets.categories, formatWord)}
          value={state.category}
        />
      )}
      {facets.levels && (
        <FilterSelect
          name="level"
          label="Level"
          any="Any level"
          choices={named(facets.levels, formatLevel)}
          value={state.level}
        />
      )}
      <FilterSelect
        name="sort"
        label="Order"
        any="Popular first"
        choices={sorts.map((sort) => ({ value: sort, name: sortNames[sort] }))}
        value={state.sort === 'popular' ? undefined : state.sort}
      />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}

const named = (choices: readonly FacetChoice[], name: (value: string) => string): FacetChoice[] =>
  choices.map((choice) => ({ ...choice, name: name(choice.value) }));

/** Cities or sights. */
export function KindTabs({ state }: { state: ListState }) {
  const kinds = [
    { kind: 'city', name: 'Cities' },
    { kind: 'spot', name: 'Sights' },
  ] as const;
  return (
    <nav aria-label="Kind of place" className={styles.kinds}>
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

/** What is chosen, each a link to the list without it. */
export function ChosenFilters({
  state,
  facets,
  cityName,
}: {
  state: ListState;
  facets: Facets;
  cityName: string | undefined;
}) {
  const nameIn = (choices: readonly FacetChoice[] = [], value: string | undefined) =>
    choices.find((choice) => choice.value === value)?.name ?? formatWord(value ?? '');
  const chosen = [
    state.area && { field: 'area', name: nameIn(facets.areas, state.area) },
    state.city && { field: 'city', name: cityName ?? formatWord(state.city) },
    state.tag && { field: 'tag', name: nameIn(facets.tags, state.tag) },
    state.month && { field: 'month', name: `Best in ${shortMonthName(state.month)}` },
    state.days && { field: 'days', name: state.days === 1 ? '1 day' : `${state.days} days` },
    state.category && { field: 'category', name: formatWord(state.category) },
    state.level && { field: 'level', name: formatLevel(state.level) },
  ].filter((entry) => typeof entry === 'object');
  if (chosen.length === 0) return null;
  return (
    <ul className={filters.chosen} aria-label="Chosen filters">
      {chosen.map(({ field, name }) => (
        <li key={field}>
          <PageLink
            to={listUrl(state, { [field]: undefined })}
            aria-label={`Remove ${name}`}
            preventScrollReset
          >
            {name} <span aria-hidden="true">×</span>
          </PageLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <PageLink to={listUrl({ kind: state.kind, sort: state.sort, page: 1 }, {})} preventScrollReset>
            Clear all
          </PageLink>
        </li>
      )}
    </ul>
  );
}
