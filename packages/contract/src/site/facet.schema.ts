import { z } from 'zod';
import { id } from '../entities/base.schema.ts';
import { type Facet, type Facets, type FacetValue, type FacetValueType, listFacets } from './facets.ts';

/** An option of a facet, and how many entities the list has left when it is chosen. */
const facetChoice = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int(),
  /** The option that contains this one: the region of a province. */
  parent: z.string().optional(),
});
export type FacetChoice = z.infer<typeof facetChoice>;

type FacetInput<T extends Facets> = {
  -readonly [K in keyof T]: z.ZodOptional<z.ZodType<FacetValue<T[K]>, FacetValue<T[K]>>>;
};

/** Returns the input fields of a list endpoint: one optional field per facet. */
export function facetInput<T extends Facets>(facets: T): FacetInput<T> {
  const fields = listFacets(facets).map(({ field, value }) => [field, valueSchema(value).optional()]);
  return Object.fromEntries(fields) as FacetInput<T>; // `fromEntries` loses which schema belongs to which field
}

function valueSchema(type: FacetValueType): z.ZodType {
  switch (type.kind) {
    case 'reference':
      return id;
    case 'enum':
      return z.enum(type.values);
    case 'month':
      return wholeNumber(12);
    case 'days':
      return wholeNumber(type.max);
    case 'flag':
      return z.literal(true);
  }
}

/** Returns the schema of a whole number. Coerces it, because a query carries numbers as text. */
const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max);

export type FacetCountsField<F extends Facet> = F extends { countsField: infer N extends string } ? N : never;
type FacetCounts<T extends Facets> = {
  [K in keyof T as FacetCountsField<T[K]>]: z.ZodArray<typeof facetChoice>;
};

/** Returns the output of a `facets` endpoint: the options of each counted facet. */
export function facetCounts<T extends Facets>(facets: T) {
  const fields = listFacets(facets).flatMap(({ countsField }) =>
    countsField ? [[countsField, z.array(facetChoice)] as const] : [],
  );
  return z.object(Object.fromEntries(fields) as FacetCounts<T>); // `fromEntries` loses the field names
}
