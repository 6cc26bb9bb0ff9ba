/**
 * C18: at least one of these rules holds. Options may be `anyOf` rules themselves.
 *
 * It has no definition of its own: the registry checks the options one by one, and `rule-combinations.ts` lets the search
 * run once per option.
 */
export interface AnyOfRule<Option> {
  readonly rule: 'anyOf';
  readonly options: readonly Option[];
}
