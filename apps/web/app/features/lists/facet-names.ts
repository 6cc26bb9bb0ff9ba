import type { Facet, FacetValue, FacetValueType } from '@yunyou/contract/site/facets';
import { shortMonthName } from '@yunyou/domain/time/date-format';
import { formatDays, formatWord } from '../facts/format.ts';

/** An option of a facet. `count` is absent where options are not counted. */
interface FacetOption {
  value: string;
  name: string;
  count?: number;
  /** The option that contains this one. */
  parent?: string | undefined;
}

/** Options by a facet's `countsField` or, for a facet without counts, by its input field. */
export type FacetOptions = Readonly<Record<string, readonly FacetOption[]>>;

/** Names an option of a facet. `options` holds the names of other entities; an unknown id is spelled out. */
export function nameOption(
  type: Exclude<FacetValueType, { kind: 'flag' }>,
  value: FacetValue,
  options: readonly FacetOption[],
): string {
  const text = String(value);
  switch (type.kind) {
    case 'reference':
      return options.find((option) => option.value === text)?.name ?? formatWord(text);
    case 'enum':
      return type.names?.[text] ?? formatWord(text);
    case 'month':
      return shortMonthName(Number(value));
    case 'days':
      return formatDays({ min: Number(value), max: Number(value) });
  }
}

/** Names a chosen option apart from its control: a month or weekday alone would be unclear. */
export function nameChosen(
  { value: type, control }: Facet,
  value: FacetValue,
  options: readonly FacetOption[],
) {
  if (type.kind === 'flag') return control?.label ?? '';
  const name = nameOption(type, value, options);
  return control?.isPartOfName ? `${control.label} ${name}` : name;
}
