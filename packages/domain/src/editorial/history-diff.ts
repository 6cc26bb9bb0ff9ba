import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { describeFields, type FieldDescription, toLabel } from '@yunyou/contract/field-description';

type Fields = Readonly<Record<string, unknown>>;

/** Lists the differences between two documents of an entity by field, with the field labels of the back office. */
export function diffDocuments(entity: EntityName, before: Fields, after: Fields): FieldChange[] {
  const described = describeFields(entity);
  const unknown = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !described.some((field) => field.name === name))
    .map((name): FieldDescription => ({ name, label: name, kind: 'json', isRequired: false }));
  return [...described, ...unknown].flatMap((field) =>
    diffValue(field, field.name, field.label, before[field.name], after[field.name]),
  );
}

function diffValue(
  field: FieldDescription,
  path: string,
  label: string,
  before: unknown,
  after: unknown,
): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (field.kind === 'article') return diffLines(path, label, articleLines(before), articleLines(after));
  if (field.fields && isRecord(before) && isRecord(after)) {
    return field.fields.flatMap((inner) =>
      diffValue(
        inner,
        `${path}.${inner.name}`,
        `${label}: ${inner.label}`,
        before[inner.name],
        after[inner.name],
      ),
    );
  }
  if (field.item && Array.isArray(before) && Array.isArray(after)) {
    const { item } = field;
    if (!item.fields) return diffLines(path, label, before.map(toText), after.map(toText));
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, index) =>
      diffValue(item, `${path}.${index}`, `${label} ${index + 1}`, before[index], after[index]),
    );
  }
  if (field.kind === 'json') return diffJson(path, label, before, after);
  return [{ path, label, before: toText(before), after: toText(after) }];
}

/** Compares values without described fields key by key, and lists entry by entry. */
function diffJson(path: string, label: string, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      diffJson(`${path}.${key}`, `${label}: ${toLabel(key).toLowerCase()}`, before[key], after[key]),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return diffLines(path, label, before.map(toText), after.map(toText));
  return [{ path, label, before: toText(before), after: toText(after) }];
}

/** Reports only the lines that are not on both sides, so that a change in a long list or article is visible. */
function diffLines(path: string, label: string, before: string[], after: string[]): FieldChange[] {
  const common = commonLines(before, after);
  const removed = before.filter((_, index) => !common.before.has(index));
  const added = after.filter((_, index) => !common.after.has(index));
  return [{ path, label, before: removed.join('\n'), after: added.join('\n') }];
}

/** Returns the indexes of the longest common subsequence of lines on each side. */
function commonLines(before: string[], after: string[]): { before: Set<number>; after: Set<number> } {
  const width = after.length + 1;
  const length = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => length[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      length[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const common = { before: new Set<number>(), after: new Set<number>() };
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) {
      common.before.add(row);
      common.after.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}

/** Returns one line of text per block; a link is followed by its target in parentheses. */
function articleLines(document: unknown): string[] {
  if (!isRecord(document) || !Array.isArray(document['content'])) return [];
  return document['content'].flatMap((block: unknown) => {
    if (!isRecord(block)) return [];
    const level = isRecord(block['attrs']) ? block['attrs']['level'] : undefined;
    const prefix = block['type'] === 'heading' ? `${'#'.repeat(Number(level))} ` : '';
    return [prefix + (inlineText(block) || `[${String(block['type'])}]`)];
  });
}

function inlineText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') {
    const marks: unknown[] = Array.isArray(node['marks']) ? node['marks'] : [];
    const link = marks.find((mark) => isRecord(mark) && mark['type'] === 'link');
    const href = isRecord(link) && isRecord(link['attrs']) ? ` (${String(link['attrs']['href'])})` : '';
    return node['text'] + href;
  }
  if (node['type'] === 'image' && isRecord(node['attrs'])) return `[picture ${String(node['attrs']['src'])}]`;
  const parts: unknown[] = Array.isArray(node['content']) ? node['content'] : [];
  const isFlow = parts.every((part) => isRecord(part) && typeof part['text'] === 'string');
  return parts.map(inlineText).join(isFlow ? '' : ' | ');
}

/** Formats a field value for the history page. */
export function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (typeof value['amountMinor'] === 'number')
    return `${(value['amountMinor'] / 100).toFixed(2)} ${String(value['currency'])}`;
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${toText(inner)}`)
    .join(', ');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
