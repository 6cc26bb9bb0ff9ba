import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { describeFields, type FieldDescription } from '@yunyou/contract/field-description';
import { expect, it } from 'vitest';
import { toEntryName } from './entry-names.ts';

/** Returns the labels of the lists whose entries are edited one by one. */
function listLabels(fields: readonly FieldDescription[]): string[] {
  return fields.flatMap(({ kind, label, item, fields: inner = [] }) => [
    ...(kind === 'list' && item && item.kind !== 'choice' && item.kind !== 'reference' ? [label] : []),
    ...listLabels(inner),
    ...listLabels(item?.fields ?? []),
  ]);
}

it.each([
  ['Departures', 'Departure'],
  ['Stay classes', 'Stay class'],
  ['Aliases', 'Alias'],
  ['Signature dishes', 'Signature dish'],
])('an entry of %s is called %s', (label, name) => {
  expect(toEntryName(label)).toBe(name);
});

it('an entry of every list of the forms has a name in the singular', () => {
  const labels = new Set(entityNames.flatMap((entity: EntityName) => listLabels(describeFields(entity))));
  expect(labels.size).toBeGreaterThan(30);
  const plural = [...labels].filter(
    (label) => /[^s]s$/.test(toEntryName(label)) && !['Opening hours', 'Aliases'].includes(label),
  );
  expect(plural).toEqual([]);
});
