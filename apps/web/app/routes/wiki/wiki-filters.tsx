import { Button } from '@yunyou/ui/button';
import type { ChangeEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import filters from '../../features/lists/filters.module.css';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './wiki.module.css';
import { parseWikiState, type WikiState, wikiUrl } from './wiki-state.ts';

interface Tag {
  id: string;
  name: string;
  guideCount: number;
}

interface WikiFiltersProps {
  state: WikiState;
  tags: readonly Tag[];
  cities: readonly { value: string; name: string }[];
  total: number;
}

/** Topics as links, city and order as a form; both keep what the other says. */
export function WikiFilters({ state, tags, cities, total }: WikiFiltersProps) {
  const navigate = useNavigate();
  const follow = (event: ChangeEvent<HTMLFormElement>) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') params.append(name, value);
    }
    void navigate(wikiUrl(parseWikiState(params), {}), { preventScrollReset: true });
  };
  return (
    <>
      <nav aria-label="Topics" className={styles.topics}>
        <PageLink
          to={wikiUrl({ ...state, word: undefined }, { tag: undefined })}
          aria-current={!state.tag && !state.word ? 'page' : undefined}
          preventScrollReset
        >
          All
        </PageLink>
        {tags.map(({ id, name, guideCount }) => (
          <PageLink
            key={id}
            to={wikiUrl({ ...state, word: undefined }, { tag: id })}
            aria-current={state.tag === id ? 'page' : undefined}
            preventScrollReset
          >
            {name} <span className={styles.count}>{guideCount}</span>
          </PageLink>
        ))}
      </nav>
      {!state.word && (
        <Form className={filters.filters} onChange={follow} aria-label="Filters">
          {state.tag && <input type="hidden" name="tag" value={state.tag} />}
          <FilterSelect name="city" label="About a city" any="Any city" choices={cities} value={state.city} />
          <FilterSelect
            name="sort"
            label="Order"
            any="Most useful first"
            choices={[
              { value: 'newest', name: 'Newest first' },
              { value: 'title', name: 'By title' },
            ]}
            value={state.sort === 'popular' ? undefined : state.sort}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </Form>
      )}
      <p role="status" className={styles.total}>
        {total === 1 ? '1 guide' : `${total} guides`}
        {state.word && ` for “${state.word}”`}
      </p>
    </>
  );
}
