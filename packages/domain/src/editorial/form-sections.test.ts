import { entityNames } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { expect, it } from 'vitest';
import { sectionOf, toFormParts } from './form-sections.ts';

it.each(entityNames)('shows each field of a %s once', (entity) => {
  const shown = toFormParts(entity).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(
    describeFields(entity)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it('divides long forms and leaves short ones whole', () => {
  expect(toFormParts('tag').map(({ section }) => section)).toEqual(['names']);
  expect(toFormParts('city').map(({ section }) => section)).toEqual([
    'names',
    'text',
    'place',
    'visit',
    'relations',
    'pictures',
    'facts',
  ]);
  expect(sectionOf('cuisine')).toBe('details');
});
