import { type EntityName, entities } from '@yunyou/contract/entities';
import type { FieldProblem } from '@yunyou/contract/errors';
import { describeFields, listReferencePaths } from '@yunyou/contract/field-description';
import { listTrashedIds, lockExistingIds } from '@yunyou/database/admin/admin-row.queries';
import { listMediaIds } from '@yunyou/database/admin/media.queries';
import type { Db } from '@yunyou/database/database';
import { labelOf, parseFields, withLabel } from '@yunyou/domain/editorial/field-problems';
import { ApiError } from '../api-error.ts';

export type Fields = Record<string, unknown>;

export interface DocumentProblem extends FieldProblem {
  /** Position of the document in the checked list. */
  index: number;
}

export type ParsedDocument = { fields: Fields } | { problems: FieldProblem[] };

/** Validates a document against the entity's schema and fills in defaults. */
export function parseDocument(entity: EntityName, given: Fields): ParsedDocument {
  const parsed = parseFields(entity, given);
  if ('fields' in parsed) return parsed;
  return {
    problems: parsed.problems.map(({ path, message }) => ({ field: path.join('.'), message })),
  };
}

interface Reference {
  field: string;
  target: EntityName | 'media';
  id: string;
}

function listReferences(entity: EntityName, fields: Fields): Reference[] {
  const rows = listReferencePaths(entity).flatMap(({ path, target }) =>
    valuesAt(fields, path).map(({ field, value }) => ({ field, target, id: value })),
  );
  return [
    ...rows,
    ...listMediaReferences(fields).map(({ field, id }) => ({ field, target: 'media' as const, id })),
  ];
}

export interface CheckedDocument {
  id: string | undefined;
  fields: Fields;
  /** The document as saved before. Its references are not checked again, so that a row removed since does not block a save. */
  before?: Fields | undefined;
}

/** Returns a problem for each new reference whose target does not exist. Rows in the trash do not exist. */
export async function checkReferences(
  db: Db,
  entity: EntityName,
  documents: readonly CheckedDocument[],
): Promise<DocumentProblem[]> {
  const found = documents.flatMap(({ fields, before }, index) => {
    const known = new Set(
      before && listReferences(entity, before).map(({ target, id }) => `${target}/${id}`),
    );
    return listReferences(entity, fields)
      .filter(({ target, id }) => !known.has(`${target}/${id}`))
      .map((reference) => ({ index, ...reference }));
  });
  const problems: DocumentProblem[] = [];
  for (const target of new Set(found.map((reference) => reference.target))) {
    const wanted = found.filter((reference) => reference.target === target);
    const ids = [...new Set(wanted.map(({ id }) => id))];
    const there = target === 'media' ? await listMediaIds(db, ids) : await lockExistingIds(db, target, ids);
    // Rows of one import may refer to each other.
    if (target === entity) for (const { id } of documents) if (id) there.add(id);
    const label = target === 'media' ? 'picture in the library' : entities[target].label.toLowerCase();
    for (const { index, field, id } of wanted) {
      if (there.has(id)) continue;
      const message = withLabel(
        labelOf(describeFields(entity), field.split('.')),
        `There is no ${label} "${id}"`,
      );
      problems.push({ index, field, message });
    }
  }
  return problems;
}

function valuesAt(
  value: unknown,
  path: readonly string[],
  at: readonly string[] = [],
): { field: string; value: string }[] {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? [{ field: at.join('.'), value }] : [];
  if (name === '*')
    return Array.isArray(value)
      ? value.flatMap((entry, index) => valuesAt(entry, rest, [...at, String(index)]))
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Fields)[name], rest, [...at, name]); // narrowed to a non-null object above
}

/** Returns every `media/<id>` value of a document with the path of its field. */
function listMediaReferences(document: Fields): { field: string; id: string }[] {
  const found: { field: string; id: string }[] = [];
  // `at` is shared and changed in place: an import walks through millions of values.
  const at: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const id = value.startsWith('media/') ? /^media\/([a-z0-9-]+)$/.exec(value)?.[1] : undefined;
      if (id) found.push({ field: at.join('.'), id });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        at.push(name);
        visit(inner);
        at.pop();
      }
    }
  };
  visit(document);
  return found;
}

/** Validates a document like `parseDocument`. Throws BAD_INPUT when it is invalid. */
export function requireParsed(entity: EntityName, given: Fields): Fields {
  const parsed = parseDocument(entity, given);
  if ('problems' in parsed) throw badFields(parsed.problems);
  return parsed.fields;
}

/** Validates a document and its references before a save. Throws BAD_INPUT when either is invalid. */
export async function requireDocument(
  db: Db,
  entity: EntityName,
  { fields: given, ...row }: CheckedDocument,
): Promise<Fields> {
  const fields = requireParsed(entity, given);
  const problems = await checkReferences(db, entity, [{ ...row, fields }]);
  if (problems.length > 0) throw badFields(problems);
  return fields;
}

/**
 * Validates a document before visitors see it: like `requireDocument`, and none of its references may be in the trash.
 * `before` are references that hold already: those of the published or the shipped document.
 */
export async function requirePublishable(db: Db, entity: EntityName, row: CheckedDocument): Promise<void> {
  const fields = requireParsed(entity, row.fields);
  const references = listReferences(entity, fields).filter(({ id }) => id !== row.id);
  const problems: FieldProblem[] = [];
  for (const target of new Set(references.map((reference) => reference.target))) {
    if (target === 'media') continue; // photographs are retired, not put into the trash
    const wanted = references.filter((reference) => reference.target === target);
    const trashed = await listTrashedIds(db, target, [...new Set(wanted.map(({ id }) => id))]);
    const label = entities[target].label.toLowerCase();
    for (const { field, id } of wanted) {
      if (!trashed.has(id)) continue;
      const text = `The ${label} "${id}" is in the trash. Restore it first.`;
      problems.push({ field, message: withLabel(labelOf(describeFields(entity), field.split('.')), text) });
    }
  }
  if (problems.length > 0) throw badFields(problems);
  await requireDocument(db, entity, { ...row, fields });
}

/** Most sentences in the message of a BAD_INPUT error. */
const sentencesShown = 5;

export function badFields(problems: readonly FieldProblem[]): ApiError {
  const fields = problems.map(({ field, message }) => ({ field: `fields.${field}`, message }));
  const sentences = problems.slice(0, sentencesShown).map(({ message }) => message);
  const more = problems.length - sentences.length;
  if (more > 0) sentences.push(`And ${more} more.`);
  return new ApiError('BAD_INPUT', { ...(sentences.length > 0 && { message: sentences.join(' ') }), fields });
}
