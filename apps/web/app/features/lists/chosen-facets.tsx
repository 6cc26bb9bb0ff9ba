import { type FacetFilter, type Facets, listChosen } from '@yunyou/contract/site/facets';
import { PageLink } from '../../navigation/page-link.tsx';
import { LocalText } from '../preferences/local-text.tsx';
import { type FacetOptions, nameChosen } from './facet-names.ts';
import styles from './filters.module.css';
import * as words from './list-words.ts';

interface ChosenFacetsProps<T extends Facets> {
  facets: T;
  filter: FacetFilter<T>;
  options: FacetOptions;
  /** Returns the URL of the same list with this filter instead. */
  toUrl: (filter: FacetFilter<T>) => string;
}

/** Lists the chosen options; each is a link to the list without it. */
export function ChosenFacets<T extends Facets>({ facets, filter, options, toUrl }: ChosenFacetsProps<T>) {
  const chosen = listChosen(facets, filter).map(({ field, chosen: value, ...facet }) => ({
    field,
    name: nameChosen(facet, value, options[facet.countsField ?? field] ?? []),
  }));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={words.chosenFilters}>
      {chosen.map(({ field, name }) => (
        <li key={field}>
          <PageLink
            to={toUrl({ ...filter, [field]: undefined })}
            aria-label={words.remove(name)}
            preventScrollReset
          >
            <LocalText text={name} /> <span aria-hidden="true">×</span>
          </PageLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <PageLink to={toUrl({})} preventScrollReset>
            {words.clearAll}
          </PageLink>
        </li>
      )}
    </ul>
  );
}
