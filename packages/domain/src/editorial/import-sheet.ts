import type { EntityName } from '@yunyou/contract/entities';
import { describeFields, type FieldDescription } from '@yunyou/contract/field-description';

import { labelOf, withLabel } from './field-problems.ts';

type Fields = Record<string, unknown>;
export type Cell = string | number | boolean | null;

export interface SheetColumn {
  /** For example `coordinates.latitude`. */
  header: string;
  path: readonly string[];
  field: FieldDescription;
}

const listSeparator = ' | ';

/**
 * Lists the columns of an entity's table: one per simple field, and `group.field` for the fields of a group. Lists of
 * simple values are joined by " | "; other structures are JSON. `applyCells` reverses this.
 */
export function sheetColumns(entity: EntityName): SheetColumn[] {
  const open = (field: FieldDescription, path: readonly string[]): SheetColumn[] =>
    field.fields && field.kind !== 'list'
      ? field.fields.flatMap((inner) => open(inner, [...path, inner.name]))
      : [{ header: path.join('.'), path, field }];
  return describeFields(entity).flatMap((field) => open(field, [field.name]));
}

/** Converts a document to the cells of a row, in the order of the columns. */
export function toCells(columns: readonly SheetColumn[], document: Fields): Cell[] {
  return columns.map(({ path, field }) => toCell(field, valueAt(document, path)));
}

function toCell(field: FieldDescription, value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value;
  const isPlain = field.kind === 'list' && field.item !== undefined && isSimple(field.item);
  if (isPlain && Array.isArray(value) && !value.some((entry) => String(entry).includes('|')))
    return value.join(listSeparator);
  return JSON.stringify(value);
}

interface CellProblem {
  field: string;
  message: string;
}

/**
 * Applies the cells of a row to a copy of a document. Fields without a column stay as they are; an empty cell removes its
 * field. The caller validates the result against the entity's schema.
 */
export function applyCells(
  entity: EntityName,
  columns: readonly SheetColumn[],
  cells: readonly (Cell | undefined)[],
  document: Fields,
): { fields: Fields; problems: CellProblem[] } {
  const fields = structuredClone(document);
  const problems: CellProblem[] = [];
  for (const [index, { header, path, field }] of columns.entries()) {
    const cell = cells[index];
    const text = typeof cell === 'string' ? cell.trim() : cell;
    if (text === undefined || text === null || text === '') {
      setAt(fields, path, undefined);
      continue;
    }
    const read = fromCell(field, text);
    if ('problem' in read)
      problems.push({
        field: header,
        message: withLabel(labelOf(describeFields(entity), path), read.problem),
      });
    else setAt(fields, path, read.value);
  }
  dropEmptyGroups(fields);
  return { fields, problems };
}

function fromCell(
  field: FieldDescription,
  cell: string | number | boolean,
): { value: unknown } | { problem: string } {
  switch (field.kind) {
    case 'integer':
    case 'number': {
      const number =
        typeof cell === 'number' ? cell : Number(String(cell).replaceAll(/[\s,](?=\d{3}\b)/g, ''));
      return Number.isFinite(number) ? { value: number } : { problem: `"${cell}" is not a number` };
    }
    case 'boolean': {
      const word = String(cell).toLowerCase();
      if (/^(true|yes|1)$/.test(word)) return { value: true };
      return /^(false|no|0)$/.test(word)
        ? { value: false }
        : { problem: `Write yes or no instead of "${cell}"` };
    }
    case 'choice':
      return { value: field.choices?.find((choice) => String(choice) === String(cell)) ?? cell };
    case 'list': {
      const text = String(cell);
      if (text.startsWith('[')) return fromJson(text);
      if (!field.item || !isSimple(field.item)) return { problem: 'Write a list as JSON' };
      const { item } = field;
      const read = text.split('|').map((entry) => fromCell(item, entry.trim()));
      const bad = read.find((entry) => 'problem' in entry);
      return bad && 'problem' in bad
        ? bad
        : { value: read.map((entry) => ('value' in entry ? entry.value : undefined)) };
    }
    case 'article':
    case 'json':
    case 'group':
      return fromJson(String(cell));
    default:
      return { value: String(cell) };
  }
}

function fromJson(text: string): { value: unknown } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    // The cell is user input: a syntax error is a problem of that cell.
    return { problem: 'This is not JSON' };
  }
}

const isSimple = ({ kind }: FieldDescription) =>
  !['list', 'group', 'json', 'article', 'coordinates', 'money'].includes(kind);

function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Fields)[name]; // checked to be an object in the line above
  }
  return value;
}

function setAt(document: Fields, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    if (value === undefined) delete document[name];
    else document[name] = value;
    return;
  }
  const inner = document[name];
  const group: Fields = typeof inner === 'object' && inner !== null ? (inner as Fields) : {}; // groups are plain objects
  setAt(group, rest, value);
  document[name] = group;
}

/** Removes groups whose cells are all empty. */
function dropEmptyGroups(document: Fields): void {
  for (const [name, value] of Object.entries(document)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    dropEmptyGroups(value as Fields); // checked above: neither a list nor null
    if (Object.keys(value).length === 0) delete document[name];
  }
}
