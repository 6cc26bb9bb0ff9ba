import type { FacetChoice } from '@yunyou/contract/site/city.endpoints';
import type {
  countCityFacets,
  countSpotFacets,
  FacetCount,
  listFacetNames,
} from '@yunyou/database/catalogue/facet.queries';

type Names = Awaited<ReturnType<typeof listFacetNames>>;

export function toCityFacets(counts: Awaited<ReturnType<typeof countCityFacets>>, names: Names) {
  return {
    areas: toAreaChoices(counts.areas, names.areas),
    tags: named(counts.tags, names.tags),
    months: byNumber(counts.months),
    days: byNumber(counts.days),
  };
}

export function toSpotFacets(counts: Awaited<ReturnType<typeof countSpotFacets>>, names: Names) {
  return {
    areas: toAreaChoices(counts.areas, names.areas),
    tags: named(counts.tags, names.tags),
    months: byNumber(counts.months),
    levels: counts.levels.map(unnamed),
    categories: counts.categories.map(unnamed),
  };
}

/** Regions with the sum of their provinces, each followed by those; empty ones are left out. */
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

function named(counts: readonly FacetCount[], names: Names['tags']): FacetChoice[] {
  const found = new Map(counts.map(({ value, count }) => [value, count]));
  return names.flatMap(({ id, name }) => {
    const count = found.get(id);
    return count ? [{ value: id, name, count }] : [];
  });
}

const unnamed = ({ value, count }: FacetCount): FacetChoice => ({ value, name: value, count });

const byNumber = (counts: readonly FacetCount[]): FacetChoice[] =>
  counts.map(unnamed).sort((a, b) => Number(a.value) - Number(b.value));
