import type { Names } from '@yunyou/content/messages/names';
import { toChineseLabel } from '@yunyou/contract/chinese-label';
import { zhChoices } from '@yunyou/contract/choice-words-zh';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { describeFields, findField, toLabel } from '@yunyou/contract/field-description';
import { labelOf } from '@yunyou/domain/editorial/field-problems';
import type { Fields } from './documents.ts';

/** Finds the document of a row. */
type FindRow = (entity: EntityName, id: string) => Fields | undefined;

/** Returns the English names that the form of an entity shows: labels of fields, titles of rows. */
export function englishNames(entity: EntityName, findRow: FindRow): Names {
  const field = (path: string, inside?: string) => `"${labelIn(entity, path, inside)}"`;
  const value = (given: boolean | string) =>
    typeof given === 'string' ? given.replaceAll('-', ' ') : given ? 'yes' : 'no';
  return {
    field,
    at: (path, inside) => `${labelIn(entity, path, inside)}:`,
    setting: (path, given, inside) => `${field(path, inside)} to ${value(given)}`,
    value,
    entity: (name) => entities[name].label.toLowerCase(),
    row: (name, id) => {
      const title = titleOf(name, findRow(name, id)) ?? id;
      return name === 'tag' ? `"${title}"` : title; // a tag is a word of the sentence otherwise
    },
  };
}

/** Returns the Chinese names that the form of an entity shows. */
export function chineseNames(entity: EntityName, findRow: FindRow): Names {
  const label = (path: string, inside?: string) => toChineseLabel(labelIn(entity, path, inside));
  const value = (given: boolean | string) =>
    typeof given === 'string' ? (zhChoices[given] ?? given) : given ? '是' : '否';
  return {
    field: (path, inside) => `“${label(path, inside)}”`,
    at: (path, inside) => `${label(path, inside)}：`,
    setting: (path, given, inside) => `“${label(path, inside)}”设为“${value(given)}”`,
    value: (given) => `“${value(given)}”`,
    entity: (name) => entities[name].zhLabel,
    row: (name, id) => {
      const row = findRow(name, id);
      return textOf(row?.['zhName']) ?? textOf(row?.['zhTitle']) ?? titleOf(name, row) ?? id;
    },
  };
}

/** Returns the label of a field. A field of another entity has the label that its name gives. */
function labelIn(entity: EntityName, path: string, inside?: string): string {
  const fields = describeFields(entity);
  if (inside !== undefined) return findField(fields, [...inside.split('.'), path])?.label ?? toLabel(path);
  const parts = path.split('.');
  return findField(fields, parts.slice(0, 1)) ? labelOf(fields, parts) : toLabel(path);
}

/** Returns the title of a row. Links have none: their title field is an id. */
const titleOf = (entity: EntityName, row: Fields | undefined): string | undefined =>
  entity === 'link' ? undefined : textOf(row?.[entities[entity].titleField]);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
