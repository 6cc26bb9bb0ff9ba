import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { describeFields, findField } from '@yunyou/contract/field-description';
import { describe, expect, it } from 'vitest';
import { linkMessages } from './link-messages.ts';
import { findFieldOf, mistake, sentences } from './mistake.ts';
import { type Messages, type Names, namesInFiles, type Values } from './names.ts';
import { cityMessages, placeMessages } from './place-messages.ts';
import { dayIdeaMessages, lineMessages, routeMessages } from './plan-messages.ts';
import { spotMessages } from './spot-messages.ts';
import { textMessages } from './text-messages.ts';

const sample = '7';

/** Returns the sentence of a message with a sample for each of its values, and the fields that it names. */
function read(message: Messages[string]) {
  const fields = new Set<string>();
  const note = (path: string, inside?: string) => {
    const whole = inside === undefined ? path : `${inside}.${path}`;
    if (!whole.includes(sample)) fields.add(whole);
    return sample;
  };
  const names: Names = {
    ...namesInFiles,
    field: note,
    at: note,
    setting: (path, _value, inside) => note(path, inside),
    value: () => sample,
  };
  const values = new Proxy<Values>({}, { get: () => sample });
  const toSentence = message as (n: Names, v: Values) => string; // the proxy has every value
  return { sentence: toSentence(names, values), fields: [...fields].toSorted() };
}

/** Tables of messages with the entities whose fields they name. */
const tables: readonly (readonly [Messages, readonly EntityName[]])[] = [
  [spotMessages, ['scenic-spot']],
  [placeMessages, ['station']],
  [cityMessages, ['city']],
  [dayIdeaMessages, ['day-idea']],
  [routeMessages, ['route']],
  [lineMessages, ['trip-line']],
  [linkMessages, ['link', 'station']],
  [textMessages, entityNames],
];

describe('messages of the content checks', () => {
  const ids = Object.keys(sentences.en) as (keyof typeof sentences.en)[]; // `Object.keys` returns string[]

  it('have unique ids', () => {
    expect(tables.flatMap(([messages]) => Object.keys(messages)).toSorted()).toEqual(ids.toSorted());
  });

  it.each(ids)('say %s in both languages about the same fields', (id) => {
    const [english, chinese] = [read(sentences.en[id]), read(sentences.zh[id])];
    expect(english.sentence).not.toMatch(/\p{Script=Han}{2}|undefined/u);
    expect(chinese.sentence).toMatch(/\p{Script=Han}.*。$/u);
    expect(chinese.sentence.replaceAll(/GeoNames|IATA|MM-DD/g, '')).not.toMatch(/[a-z]|undefined/i);
    expect(chinese.fields).toEqual(english.fields);
  });

  it('name only fields that exist', () => {
    const unknown = tables.flatMap(([messages, names]) =>
      Object.entries(messages).flatMap(([id, message]) =>
        read(message)
          .fields.filter((path) => !names.some((name) => findField(describeFields(name), path.split('.'))))
          .map((path) => `${id}: ${path}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe('findFieldOf', () => {
  it('returns the field of the document that the sentence names first', () => {
    expect(findFieldOf(mistake('free-with-entry-ticket'))).toBe('free');
    expect(findFieldOf(mistake('route-days-min', { days: 2, nights: 2, expected: 3 }))).toBe('days');
    expect(findFieldOf(mistake('season-day-unknown', { field: 'tickets', day: '02-30' }))).toBe('tickets');
    expect(findFieldOf(mistake('city-without-stay'))).toBeUndefined();
  });
});
