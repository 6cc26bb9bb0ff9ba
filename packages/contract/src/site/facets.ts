import { routeAudienceNames, routeAudiences } from '../entities/route-audiences.ts';
import { spotCategories, spotLevelNames, spotLevels } from '../entities/spot-words.ts';
import { stepFree } from '../entities/step-free.ts';
import { weekdayNames, weekdays } from '../entities/weekdays.ts';

/*
 * Declares every facet once. The input of the list endpoints (`facet.schema.ts`), the SQL (`facet-columns.ts` in
 * packages/database), the page's query parameters and the controls (`features/lists` in apps/web) are derived from it.
 * This file imports no Zod, so that pages can use it without loading the schemas.
 */

/** A property that a list can be filtered by. Its key in the tables below is its input field in the API. */
export interface Facet {
  /** Query parameter in the URL of the list page. */
  parameter: string;
  value: FacetValueType;
  /**
   * Column of the entity's table that holds the value, or the list of values. A facet without it has its own SQL in
   * `facet-columns.ts`; the compiler reports a missing one.
   */
  column?: string;
  /** Field of the `facets` endpoint's answer with the options and their counts. Absent: options are not counted. */
  countsField?: string;
  /**
   * Texts of the control: a select, or a checkbox for a flag, which has no `anyLabel`. Absent: the page has no control,
   * and only links set the facet.
   */
  control?: FacetControl;
}

interface FacetControl {
  label: string;
  anyLabel?: string;
  /** The name of a chosen option starts with the label: "Open on Monday". */
  isPartOfName?: boolean;
}

export type FacetValueType =
  /** Id of another entity, whose name is the option's name. */
  | { kind: 'reference'; entity: 'area' | 'city' | 'tag' }
  /** `names` overrides names that differ from the value: `historic-town` reads "Historic town" without it. */
  | { kind: 'enum'; values: readonly string[]; names?: Readonly<Record<string, string>> }
  /** Month of the year, 1 to 12. */
  | { kind: 'month' }
  /** Length of stay, 1 to `max` days; the control offers `options`. */
  | { kind: 'days'; max: number; options: readonly number[] }
  /** Chosen or not, as a checkbox: only rows that have the property match. */
  | { kind: 'flag' };

export type Facets = Readonly<Record<string, Facet>>;

const area = {
  parameter: 'area',
  value: { kind: 'reference', entity: 'area' },
  countsField: 'areas',
  control: { label: 'Region', anyLabel: 'All of China' },
} as const satisfies Facet;

const tag = {
  parameter: 'tag',
  value: { kind: 'reference', entity: 'tag' },
  column: 'tagIds',
  countsField: 'tags',
  control: { label: 'Interest', anyLabel: 'Any interest' },
} as const satisfies Facet;

const bestMonth = {
  parameter: 'month',
  value: { kind: 'month' },
  column: 'bestMonths',
  countsField: 'months',
  control: { label: 'Best in', anyLabel: 'Any month', isPartOfName: true },
} as const satisfies Facet;

/** The order of the table is the order of the parameters in the URL and of the controls on the page. */
export const cityFacets = {
  areaId: area,
  tagId: tag,
  bestMonth,
  days: {
    parameter: 'days',
    value: { kind: 'days', max: 21, options: [1, 2, 3, 4, 5, 7, 10] },
    countsField: 'days',
    control: { label: 'Stay', anyLabel: 'Any length' },
  },
} as const satisfies Facets;

export const spotFacets = {
  areaId: area,
  tagId: tag,
  bestMonth,
  cityId: {
    parameter: 'city',
    value: { kind: 'reference', entity: 'city' },
    column: 'cityId',
  },
  level: {
    parameter: 'level',
    value: { kind: 'enum', values: spotLevels, names: spotLevelNames },
    column: 'levels',
    countsField: 'levels',
    control: { label: 'Level', anyLabel: 'Any level' },
  },
  category: {
    parameter: 'category',
    value: { kind: 'enum', values: spotCategories },
    column: 'category',
    countsField: 'categories',
    control: { label: 'Kind', anyLabel: 'Any kind' },
  },
  time: {
    parameter: 'time',
    value: {
      kind: 'enum',
      values: ['hour', 'short', 'half-day', 'day'],
      names: { hour: 'Up to 1 hour', short: '1 to 2 hours', 'half-day': '2 to 4 hours', day: 'Over 4 hours' },
    },
    countsField: 'times',
    control: { label: 'Time needed', anyLabel: 'Any time' },
  },
  openOn: {
    parameter: 'open',
    value: { kind: 'enum', values: weekdays, names: weekdayNames },
    column: 'openWeekdays',
    countsField: 'openDays',
    control: { label: 'Open on', anyLabel: 'Any day', isPartOfName: true },
  },
  free: {
    parameter: 'free',
    value: { kind: 'flag' },
    column: 'free',
    countsField: 'free',
    control: { label: 'Free entry' },
  },
  indoor: {
    parameter: 'indoor',
    value: { kind: 'flag' },
    column: 'indoor',
    countsField: 'indoor',
    control: { label: 'Good in rain' },
  },
  stepFree: {
    parameter: stepFree,
    value: { kind: 'flag' },
    countsField: 'stepFree',
    control: { label: 'Mostly step-free' },
  },
  family: {
    parameter: 'family',
    value: { kind: 'flag' },
    countsField: 'family',
    control: { label: 'With children' },
  },
} as const satisfies Facets;

/** Orders of the list of tours; price and days are ascending. */
export const lineOrders = ['popular', 'price', 'days'] as const;

/** Tours by the cities they visit, interest, month of departure, length and price per adult. */
export const lineFacets = {
  cityId: {
    parameter: 'city',
    value: { kind: 'reference', entity: 'city' },
    column: 'cityIds',
    countsField: 'cities',
    control: { label: 'City', anyLabel: 'Any city' },
  },
  tagId: tag,
  departsIn: {
    parameter: 'month',
    value: { kind: 'month' },
    countsField: 'months',
    control: { label: 'Departs in', anyLabel: 'Any month', isPartOfName: true },
  },
  length: {
    parameter: 'length',
    value: {
      kind: 'enum',
      values: ['day', 'short', 'medium', 'long'],
      names: { day: 'One day', short: '2 or 3 days', medium: '4 or 5 days', long: '6 days and more' },
    },
    countsField: 'lengths',
    control: { label: 'Length', anyLabel: 'Any length' },
  },
  price: {
    parameter: 'price',
    value: {
      kind: 'enum',
      values: ['low', 'medium', 'high', 'top'],
      names: {
        low: 'Up to CN¥1,000',
        medium: 'CN¥1,000 to 3,000',
        high: 'CN¥3,000 to 6,000',
        top: 'Over CN¥6,000',
      },
    },
    countsField: 'prices',
    control: { label: 'Price', anyLabel: 'Any price' },
  },
} as const satisfies Facets;

/** Classic routes by the regions they pass, best month, length and who they suit. */
export const routeFacets = {
  areaId: area,
  bestMonth: {
    parameter: 'month',
    value: { kind: 'month' },
    countsField: 'months',
    control: { label: 'Best in', anyLabel: 'Any month', isPartOfName: true },
  },
  days: {
    parameter: 'days',
    value: { kind: 'days', max: 30, options: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21] },
    countsField: 'days',
    control: { label: 'Length', anyLabel: 'Any length' },
  },
  audience: {
    parameter: 'for',
    value: { kind: 'enum', values: routeAudiences, names: routeAudienceNames },
    countsField: 'audiences',
    control: { label: 'Good for', anyLabel: 'Anyone' },
  },
} as const satisfies Facets;

export const guideFacets = {
  tagId: { parameter: 'tag', value: { kind: 'reference', entity: 'tag' } },
  cityId: {
    parameter: 'city',
    value: { kind: 'reference', entity: 'city' },
    control: { label: 'About a city', anyLabel: 'Any city' },
  },
} as const satisfies Facets;

export type FacetValue<F extends Facet = Facet> = F['value'] extends {
  values: readonly (infer V extends string)[];
}
  ? V
  : { reference: string; enum: string; month: number; days: number; flag: true }[F['value']['kind']];

/** Chosen values by input field. A field that is absent or undefined does not filter. */
export type FacetFilter<T extends Facets> = { -readonly [K in keyof T]?: FacetValue<T[K]> | undefined };

/** Returns the facets with their input fields, in the order of the table. */
export const listFacets = <T extends Facets>(facets: T): (Facet & { field: keyof T & string })[] =>
  Object.entries(facets).map(([field, facet]) => ({ field, ...facet }));

/** Returns the facets that the filter has a value for, in the order of the table. */
export function listChosen<T extends Facets>(facets: T, filter: FacetFilter<T>) {
  const values: Readonly<Record<string, FacetValue | undefined>> = filter;
  return listFacets(facets).flatMap((facet) => {
    const chosen = values[facet.field];
    return chosen === undefined ? [] : [{ ...facet, chosen }];
  });
}

/** Reads a facet's value from a query parameter. Returns undefined when the text is not a valid value. */
export function parseFacetValue(type: FacetValueType, text: string): FacetValue | undefined {
  switch (type.kind) {
    case 'reference':
      return /^[a-z0-9-]{1,80}$/.test(text) ? text : undefined;
    case 'enum':
      return type.values.find((value) => value === text);
    case 'month':
      return parseInteger(text, 12);
    case 'days':
      return parseInteger(text, type.max);
    case 'flag':
      return text === 'true' || undefined;
  }
}

function parseInteger(text: string, max: number): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
}
