import { type EntityName, entities } from '@yunyou/contract/entities';
import type { FieldProblem } from '@yunyou/contract/errors';
import { listReferencePaths } from '@yunyou/contract/field-description';
import { listExistingIds } from '@yunyou/database/admin/admin-row.queries';
import { listMediaIds } from '@yunyou/database/admin/media.queries';
import type { Db } from '@yunyou/database/database';
import { ApiError } from '../api-error.ts';

export type Fields = Record<string, unknown>;

export interface DocumentProblem extends FieldProblem {
  /** Which of the documents, by its place in the list. */
  index: number;
}

export type ParsedDocument = { fields: Fields } | { problems: FieldProblem[] };

/** A document as the entity's schema wants it, defaults filled in. */
export function parseDocument(entity: EntityName, given: Fields): ParsedDocument {
  const result = entities[entity].schema.safeParse(given);
  if (result.success) return { fields: result.data };
  return {
    problems: result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
      return { field: [...issue.path.map(String), ...unknown].join('.'), message: issue.message };
    }),
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
  return [...rows, ...mediaIn(fields).map(({ field, id }) => ({ field, target: 'media' as const, id }))];
}

export interface CheckedDocument {
  id: string | undefined;
  fields: Fields;
  /** What was saved before: who only mends a word is not held up by a row that somebody else removed since. */
  before?: Fields | undefined;
}

/** What documents newly point to and is not there: rows in the trash do not count as there. */
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
    const there = target === 'media' ? await listMediaIds(db, ids) : await listExistingIds(db, target, ids);
    // Rows that come in the same go may point to one another.
    if (target === entity) for (const { id } of documents) if (id) there.add(id);
    const label = target === 'media' ? 'picture in the library' : entities[target].label.toLowerCase();
    for (const { index, field, id } of wanted) {
      if (!there.has(id)) problems.push({ index, field, message: `There is no ${label} "${id}".` });
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
  return valuesAt((value as Fields)[name], rest, [...at, name]); // an object, so it can be looked into by name
}

/** Every `media/<id>` of a document, wherever a picture may stand. */
export function mediaIn(value: unknown, at: readonly string[] = []): { field: string; id: string }[] {
  if (typeof value === 'string') {
    const id = /^media\/([a-z0-9-]+)$/.exec(value)?.[1];
    return id ? [{ field: at.join('.'), id }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => mediaIn(inner, [...at, name]));
}

/** As `parseDocument`, for a document that must be right. */
export function requireParsed(entity: EntityName, given: Fields): Fields {
  const parsed = parseDocument(entity, given);
  if ('problems' in parsed) throw badFields(parsed.problems);
  return parsed.fields;
}

/** As `parseDocument` and `checkReferences`, for one document that is to be saved now. */
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

export function badFields(problems: readonly FieldProblem[]): ApiError {
  const fields = problems.map(({ field, message }) => ({ field: `fields.${field}`, message }));
  const [first] = problems;
  return new ApiError('BAD_INPUT', { ...(first && { message: `${first.field}: ${first.message}` }), fields });
}
