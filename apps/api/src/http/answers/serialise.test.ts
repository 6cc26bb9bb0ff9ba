import { envelope } from '@yunyou/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSerialiser } from './serialise.ts';

const listItem = z.strictObject({
  text: z.string(),
  get items() {
    return z.array(listItem).optional();
  },
});
const answer = z.object({ name: z.string().trim(), place: z.object({ city: z.string() }) });
const withArticle = answer.extend({ article: listItem });

const declared = { name: 'Xian', place: { city: 'xian' } };
const article = { text: 'a', items: [{ text: 'b' }] };

describe.each([{ isCompiled: true }, { isCompiled: false }])('the serialiser of answers, %o', (options) => {
  const create = (schema: z.ZodType) => createSerialiser(options)({ schema, method: 'GET', url: '/x' });

  it.each([
    ['a list', answer, declared],
    ['an article', withArticle, { ...declared, article }],
  ])('strips fields that the contract does not declare from %s', (_, schema, wanted) => {
    const serialise = create(envelope(z.array(schema)));
    const stored = { ...wanted, place: { ...wanted.place, note: 'internal' }, passwordHash: 'x' };
    for (let run = 0; run < 2; run += 1) {
      expect(serialise({ code: 200, message: 'ok', data: [stored, stored] })).toBe(
        JSON.stringify({ code: 200, message: 'ok', data: [wanted, wanted] }),
      );
    }
  });

  it.each([
    [answer, { ...declared, name: 1 }],
    [answer, { name: 'Xian' }],
    [answer, undefined],
    [withArticle, { ...declared, article: { text: 'a', items: [{ text: 'b', secret: 'x' }] } }],
  ])('throws for an answer that does not match its schema', (schema, data) => {
    expect(() => create(schema)(data)).toThrow('GET /x');
  });
});
