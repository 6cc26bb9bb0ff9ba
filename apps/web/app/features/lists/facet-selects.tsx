import { type FacetFilter, type Facets, listFacets } from '@yunyou/contract/site/facets';
import { type FacetOptions, nameOption } from './facet-names.ts';
import { FilterSelect } from './filter-select.tsx';

interface FacetSelectsProps<T extends Facets> {
  facets: T;
  filter: FacetFilter<T>;
  options: FacetOptions;
}

/** Renders a select for each facet with a control, and a hidden field for each chosen facet without one. */
export function FacetSelects<T extends Facets>({ facets, filter, options }: FacetSelectsProps<T>) {
  return listFacets(facets).map(({ field, parameter, value: type, countsField, control }) => {
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
        any={control.anyLabel}
        choices={offered.map((option) => ({ ...option, name: nameOption(type, option.value, offered) }))}
        value={chosen === undefined ? undefined : String(chosen)}
      />
    );
  });
}
