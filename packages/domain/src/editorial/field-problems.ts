import { type EntityName, entities } from '@yunyou/contract/entities';
import { describeFields, describeObject, type FieldDescription } from '@yunyou/contract/field-description';
import { findRuleDataSchema } from '../rules/rule-data-schema.ts';

type Issue = NonNullable<
  ReturnType<(typeof entities)[EntityName]['schema']['safeParse']>['error']
>['issues'][number];

export interface ExplainedProblem {
  path: (string | number)[];
  /** A sentence with the label of the field. */
  message: string;
  /** True if the only problem is that the field is empty. A draft may have empty fields. */
  isMissing: boolean;
}

type ParsedDocument = { fields: Record<string, unknown> } | { problems: ExplainedProblem[] };

/**
 * Validates a document with the entity's schema and fills in defaults. Problems are sentences that name fields by their
 * labels.
 */
export function parseFields(entity: EntityName, document: Record<string, unknown>): ParsedDocument {
  const result = entities[entity].schema.safeParse(document, { reportInput: true });
  if (!result.success)
    return { problems: result.error.issues.map((issue) => explainIssue(describeFields(entity), issue)) };
  const problems = entity === 'rule' ? listDataProblems(document) : [];
  return problems.length > 0 ? { problems } : { fields: result.data };
}

export function listProblems(entity: EntityName, document: Record<string, unknown>): ExplainedProblem[] {
  const parsed = parseFields(entity, document);
  return 'problems' in parsed ? parsed.problems : [];
}

/** Validates the data of a rule, whose format depends on its kind. */
function listDataProblems({ kind, data }: Record<string, unknown>): ExplainedProblem[] {
  const schema = findRuleDataSchema(kind, data);
  const result = schema?.safeParse(data, { reportInput: true });
  if (!schema || !result || result.success) return [];
  const fields = describeObject(schema);
  return result.error.issues.map((issue) => {
    const problem = explainIssue(fields, issue);
    return { ...problem, path: ['data', ...problem.path] };
  });
}

/** Turns an issue of Zod, reported with its input, into a sentence. */
export function explainIssue(fields: readonly FieldDescription[], issue: Issue): ExplainedProblem {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ');
    return { path: [...path, ...issue.keys], message: `There is no field ${names}.`, isMissing: false };
  }
  const label = labelOf(fields, path);
  const isMissing = isEmpty(issue);
  return {
    path,
    message: isMissing ? `${label} ${isPlural(label) ? 'are' : 'is'} missing.` : explain(label, issue),
    isMissing,
  };
}

/** Returns the label of a field: "Summary", "Airports 2, name". */
export function labelOf(all: readonly FieldDescription[], path: readonly (string | number)[]): string {
  const labels: string[] = [];
  let fields: readonly FieldDescription[] | undefined = all;
  let field: FieldDescription | undefined;
  for (const part of path) {
    const index = Number(part);
    if (field?.item && Number.isInteger(index)) {
      field = field.item;
      labels.push(`${labels.pop() ?? field.label} ${index + 1}`);
    } else {
      field = fields?.find(({ name }) => name === part);
      if (!field) break; // inside a value without described fields, such as an article
      labels.push(labels.length > 0 ? field.label.toLowerCase() : field.label);
    }
    ({ fields } = field);
  }
  return labels.join(', ') || 'This row';
}

/** Adds a label to a message that stands alone: "Opens: write the time as HH:MM." */
export function withLabel(label: string, message: string): string {
  const isWord = /^[A-Z][a-z]/.test(message);
  const text = isWord ? message.charAt(0).toLowerCase() + message.slice(1) : message;
  return `${label}: ${text}${/[.?]$/.test(text) ? '' : '.'}`;
}

/** Returns whether a label takes a plural verb: "Coordinates", but not "Address" or "Status". */
const isPlural = (label: string): boolean => /[^su]s$/.test(label);

const isEmpty = (issue: Issue): boolean =>
  issue.input === undefined ||
  issue.input === null ||
  (issue.code === 'too_small' && issue.origin === 'string' && issue.input === '');

function explain(label: string, issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return explainSize(label, issue);
    case 'invalid_type':
      return `${label} must be ${typeWords[issue.expected] ?? 'something else'}.`;
    case 'invalid_value':
      return `${label} must be one of ${issue.values.slice(0, 12).map(String).join(', ')}.`;
    case 'not_multiple_of':
      return `${label} must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return issue.format === 'date'
        ? `${label} must be a date such as 2026-11-01.`
        : issue.format === 'url'
          ? `${label} must be a web address such as https://example.com.`
          : withLabel(label, issue.message);
    case 'invalid_union':
      return `${label} is not valid.`;
    default:
      return withLabel(label, issue.message);
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

function explainSize(label: string, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isSmall = issue.code === 'too_small';
  const limit = String(isSmall ? issue.minimum : issue.maximum);
  const edge = isSmall ? 'at least' : 'at most';
  if (issue.origin === 'string')
    return `${label} is too ${isSmall ? 'short' : 'long'}: it needs ${edge} ${limit} characters.`;
  if (issue.origin === 'array')
    return `${label} ${isPlural(label) ? 'need' : 'needs'} ${edge} ${limit} ${limit === '1' ? 'entry' : 'entries'}.`;
  return `${label} must be ${edge} ${limit}.`;
}
