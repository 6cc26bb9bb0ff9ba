import { type FacetFilter, type Facets, listFacets } from '@yunyou/contract/site/facets';
import { type FacetOptions, nameOption } from './facet-names.ts';
import { FilterFlag } from './filter-flag.tsx';
import { FilterSelect } from './filter-select.tsx';
import styles from './filters.module.css';
import * as words from './list-words.ts';

interface FacetSelectsProps<T extends Facets> {
  facets: T;
  filter: FacetFilter<T>;
  options: FacetOptions;
}

/**
 * Renders a select for each facet with a control, and a hidden field for each chosen facet without one. The checkboxes
 * of flags follow the selects.
 */
export function FacetSelects<T extends Facets>(props: FacetSelectsProps<T>) {
  const flags = listFacets(props.facets).filter(({ value }) => value.kind === 'flag');
  return (
    <>
      <Selects {...props} />
      {flags.length > 0 && (
        <div className={styles.flags}>
          {flags.map(({ field, parameter, countsField, control }) => (
            <FilterFlag
              key={field}
              name={parameter}
              label={control?.label ?? ''}
              count={props.options[countsField ?? field]?.[0]?.count ?? 0}
              isChosen={props.filter[field] !== undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Selects<T extends Facets>({ facets, filter, options }: FacetSelectsProps<T>) {
  return listFacets(facets).map(({ field, parameter, value: type, countsField, control }) => {
    if (type.kind === 'flag') return null;
    const chosen = filter[field];
    if (!control) {
      return chosen === undefined ? null : (
        <input key={field} type="hidden" name={parameter} value={String(chosen)} />
      );
    }
    const offered = options[countsField ?? field] ?? [];
    return (
      <FilterSelect
        key={field}
        name={parameter}
        label={control.label}
        any={control.anyLabel ?? words.any}
        choices={offered.map((option) => ({ ...option, name: nameOption(type, option.value, offered) }))}
        value={chosen === undefined ? undefined : String(chosen)}
      />
    );
  });
}
