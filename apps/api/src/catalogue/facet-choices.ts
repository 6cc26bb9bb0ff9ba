import type { FacetChoice, FacetCountsField } from '@yunyou/contract/site/facet.schema';
import { type Facets, type FacetValueType, listFacets } from '@yunyou/contract/site/facets';
import type { FacetCount, FacetCounts, listFacetNames } from '@yunyou/database/catalogue/facet.queries';

type Names = Awaited<ReturnType<typeof listFacetNames>>;
type Choices<T extends Facets> = {
  [K in keyof T as FacetCountsField<T[K]>]: FacetChoice[];
};

/** Returns the answer of a `facets` endpoint: the options of each facet with their names, in display order. */
export function toFacetChoices<T extends Facets>(
  facets: T,
  counts: FacetCounts<T>,
  names: Names,
): Choices<T> {
  const found: Readonly<Record<string, FacetCount[]>> = counts;
  const entries = listFacets(facets).flatMap(({ field, countsField, value }) =>
    countsField ? [[countsField, toChoices(value, found[field] ?? [], names)] as const] : [],
  );
  return Object.fromEntries(entries) as Choices<T>; // one entry per facet with a `countsField`
}

function toChoices(type: FacetValueType, counts: readonly FacetCount[], names: Names): FacetChoice[] {
  switch (type.kind) {
    case 'reference':
      if (type.entity === 'area') return toAreaChoices(counts, names.areas);
      return toNamedChoices(counts, type.entity === 'tag' ? names.tags : names.cities);
    case 'month':
    case 'days':
      return counts.map(withoutName).sort((a, b) => Number(a.value) - Number(b.value));
    case 'enum':
      return counts
        .map(withoutName)
        .sort((a, b) => type.values.indexOf(a.value) - type.values.indexOf(b.value));
    case 'flag':
      return counts.filter(({ value }) => value === 'true').map(withoutName);
  }
}

/** Lists each region with the sum of its provinces, followed by those; areas without places are left out. */
function toAreaChoices(counts: readonly FacetCount[], areas: Names['areas']): FacetChoice[] {
  const own = new Map(counts.map(({ value, count }) => [value, count]));
  const regions = areas.filter((area) => !area.parentId);
  return regions.flatMap((region) => {
    const provinces = areas
      .filter((area) => area.parentId === region.id && own.has(area.id))
      .map(({ id, name }) => ({ value: id, name, count: own.get(id) ?? 0, parent: region.id }));
    const count = provinces.reduce((sum, province) => sum + province.count, own.get(region.id) ?? 0);
    return count ? [{ value: region.id, name: region.name, count }, ...provinces] : [];
  });
}

/** Lists the entities that occur, in the order of `named`. */
function toNamedChoices(
  counts: readonly FacetCount[],
  named: readonly { id: string; name: string }[],
): FacetChoice[] {
  const found = new Map(counts.map(({ value, count }) => [value, count]));
  return named.flatMap(({ id, name }) => {
    const count = found.get(id);
    return count ? [{ value: id, name, count }] : [];
  });
}

/** Returns the option without a name, because the page names it by its value. */
const withoutName = ({ value, count }: FacetCount): FacetChoice => ({ value, name: value, count });
