import { entityNames } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { describe, expect, it } from 'vitest';
import { labelOf, listProblems, withLabel } from './field-problems.ts';

const messages = (entity: (typeof entityNames)[number], document: Record<string, unknown>) =>
  listProblems(entity, document).map(({ message }) => message);

describe('listProblems', () => {
  it('names the field by its label and says what is wrong in a sentence', () => {
    expect(messages('tag', { group: 'nowhere', order: 5000, colour: 'red' })).toEqual([
      'Name is missing.',
      expect.stringMatching(/^Group must be one of .*wiki/),
      expect.stringMatching(/^Order must be at most \d+\.$/),
      'There is no field "colour".',
    ]);
    expect(messages('tag', { name: '', group: 'wiki' })).toEqual(['Name is missing.']);
    expect(messages('tag', { name: 'x'.repeat(500), group: 'wiki' })[0]).toMatch(
      /^Name is too long: it needs at most \d+ characters\.$/,
    );
  });

  it('checks the data of a rule by its kind, and names the field inside', () => {
    const fact = { statement: 'A', source: 'B', checkedOn: '2026-01-01', validDays: 30 };
    const rule = { title: 'Waiver', kind: 'visa', summary: 'Thirty days.', fact };
    const stay = { amount: 30, unit: 'day', clockStarts: 'next-day' };
    const areas = [{ whole: true, cityIds: [], ports: [{ code: null, name: '' }] }];
    const terms = {
      scheme: 'transit',
      areaScope: 'listed',
      stay,
      thirdCountryRequired: true,
      ports: 'listed',
    };
    const data = { ...terms, nationalities: [{ code: 'Germany' }], areas };
    expect(
      listProblems('rule', { ...rule, data }).map(({ path, message }) => [path.join('.'), message]),
    ).toEqual([
      ['data.areas.0.areaId', 'Areas 1, area is missing.'],
      ['data.areas.0.ports.0.name', 'Areas 1, ports 1, name is missing.'],
      ['data.nationalities.0.code', 'Nationalities: A two-letter country code.'],
    ]);
    expect(messages('rule', { ...rule, data: { scheme: 'tour-group', groupOf: 2 } })).toEqual([]);
    expect(messages('rule', { ...rule, data: {} })).toContain('Scheme is missing.');
  });

  it('distinguishes missing fields, which a draft may have, from wrong ones', () => {
    const problems = listProblems('city', { name: 'Harbin', popularity: 'very' });
    expect(problems.find(({ path }) => path[0] === 'popularity')).toMatchObject({ isMissing: false });
    expect(problems.find(({ path }) => path[0] === 'zhName')).toMatchObject({
      isMissing: true,
      message: 'Chinese name is missing.',
    });
  });

  it('uses the plural for labels in the plural', () => {
    const found = messages('city', {});
    expect(found).toContain('Coordinates are missing.');
    expect(found).toContain('Summary is missing.');
  });

  it('has a sentence for every problem of an empty document of every entity', () => {
    for (const entity of entityNames)
      for (const message of messages(entity, {}))
        expect(message, entity).toMatch(/^[A-Z].* (?:is|are) missing\.$/);
  });
});

describe('labelOf', () => {
  it('numbers the entries of a list and names the fields inside', () => {
    expect(labelOf(describeFields('scenic-spot'), ['tickets', 1, 'name'])).toMatch(/^Tickets 2, name$/);
    expect(labelOf(describeFields('city'), ['nearbyCityIds', '0'])).toBe('Nearby cities 1');
    expect(labelOf(describeFields('tag'), [])).toBe('This row');
  });
});

describe('withLabel', () => {
  it('makes a sentence of a message', () => {
    expect(withLabel('Opens', 'Write the time as HH:MM')).toBe('Opens: write the time as HH:MM.');
    expect(withLabel('Id', '"x" is not a number')).toBe('Id: "x" is not a number.');
  });
});
