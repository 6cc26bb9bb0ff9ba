import { guideFacets } from '@yunyou/contract/site/facets';
import choiceLinks from '../../features/lists/choice-links.module.css';
import { FacetSelects } from '../../features/lists/facet-selects.tsx';
import { FilterForm } from '../../features/lists/filter-form.tsx';
import { FilterSelect } from '../../features/lists/filter-select.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './wiki.module.css';
import { parseWikiState, type WikiState, wikiUrl } from './wiki-state.ts';
import * as words from './wiki-words.ts';

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

/** Topics as links, city and order as a form. Each keeps the values of the other. */
export function WikiFilters({ state, tags, cities, total }: WikiFiltersProps) {
  const topicUrl = (tagId: string | undefined) =>
    wikiUrl({ ...state, word: undefined, filter: { ...state.filter, tagId } });
  return (
    <>
      <nav aria-label={words.topics} className={choiceLinks.choices}>
        <PageLink
          to={topicUrl(undefined)}
          aria-current={!state.filter.tagId && !state.word ? 'page' : undefined}
          preventScrollReset
        >
          {words.all}
        </PageLink>
        {tags.map(({ id, name, guideCount }) => (
          <PageLink
            key={id}
            to={topicUrl(id)}
            aria-current={state.filter.tagId === id ? 'page' : undefined}
            preventScrollReset
          >
            {name} <span className={choiceLinks.count}>{guideCount}</span>
          </PageLink>
        ))}
      </nav>
      {!state.word && (
        <FilterForm
          toUrl={(params) => wikiUrl(parseWikiState(params))}
          chosen={state.filter.cityId ? 1 : 0}
          results={words.guideCount(total)}
        >
          <FacetSelects facets={guideFacets} filter={state.filter} options={{ cityId: cities }} />
          <FilterSelect
            name="sort"
            label={words.order}
            any={words.mostUseful}
            choices={[
              { value: 'newest', name: words.newest },
              { value: 'title', name: words.byTitle },
            ]}
            value={state.sort === 'popular' ? undefined : state.sort}
          />
        </FilterForm>
      )}
      <p role="status" className={styles.total}>
        {words.guideCount(total, state.word)}
      </p>
    </>
  );
}
