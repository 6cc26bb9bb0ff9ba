import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '@yunyou/contract/errors';
import { listProblems } from '@yunyou/domain/editorial/field-problems';
import { describe, expect, it } from 'vitest';
import { toChineseMessage } from './messages.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const han = /\p{Script=Han}/u;
const isTranslated = (message: string) => han.test(toChineseMessage(message));

/** Files whose messages staff read. */
const staffFiles = [
  'apps/api/src/{admin,staff,publishing,media,rates,partners,webhooks}/*.ts',
  'apps/api/src/routes/admin-*.routes.ts',
  'apps/api/src/orders/{staff-orders,part-refund,edit-contact,edit-traveller,resend-mail,order-figures,enter-order,receipt-file}.ts',
  'apps/api/src/reviews/{moderation,entered-review}.ts',
  'apps/api/src/orders/{change-departure,order-moves}.ts',
  'apps/api/src/{http/uploads,pictures/encode-upload}.ts',
  'packages/domain/src/editorial/{publishing,import-sheet}.ts',
  'packages/domain/src/staff/password-check.ts',
  'packages/domain/src/orders/order-travellers.ts',
];

describe('a message of the server', () => {
  it('of every kind of error is shown in Chinese', () => {
    const messages = Object.values(errors).map(({ message }) => message);
    expect(messages.filter((message) => !isTranslated(message))).toEqual([]);
  });

  it('that a staff endpoint sends is shown in Chinese', () => {
    const files = globSync(staffFiles, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(60);
    const sent =
      /(?:\bmessage(?::| =)|\breturn(?=\s*['`][A-Z])|\bWebhookError\(|\b(?:refused|impossible|badOrder|badFile|rejected)\(|bad(?:Field|Input)\('\w+',|badQuery\(\w+,|badQuery\('\w+',|refuse\('\w+',)\s*(['`])((?:(?!\1).)+)\1/gs;
    const missing = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(sent)].flatMap(([, , text = '']) => {
        const message = text.replaceAll(/\$\{[^}]*\}/g, '7');
        return /^(?:[a-z7"][^ ]*|7: 7)$/.test(message) || isTranslated(message)
          ? []
          : [`${file}: ${message}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    'This date is sold out. Other dates have room for all of you.',
    'Only 2 of the seats are left on this date. No other date has room for all of you.',
    'The price for your group is CN¥120 now. Nothing has been booked yet.',
    'This is not a picture we can read. Send a JPEG, PNG or WebP.',
    'No connection (ECONNREFUSED)',
  ])('with values is shown in Chinese: %s', (message) => {
    expect(toChineseMessage(message)).not.toMatch(/\b(?:is|are|has|on|not|of|No)\b/);
  });

  it('names the values of a choice in Chinese', () => {
    expect(toChineseMessage('Kind must be one of entry, transport, combined.')).toBe(
      '类型必须是以下之一：门票、交通票、联票。',
    );
  });

  it('keeps messages without a translation in English', () => {
    expect(toChineseMessage('the cat sat')).toBe('the cat sat');
  });
});

it('problems of fields are sentences with the Chinese label', () => {
  const problems = listProblems('city', {
    name: '',
    popularity: 'very',
    airports: [{ name: 'A' }],
    aliases: 'x',
  });
  const messages = problems.map(({ message }) => toChineseMessage(message));
  expect(messages).toContain('名称未填写。');
  expect(messages).toContain('热度必须是数字。');
  expect(messages).toContain('机场 1，代码未填写。');
  expect(messages.filter((message) => !han.test(message) || /\b(?:is|must|needs)\b/.test(message))).toEqual(
    [],
  );
  expect(toChineseMessage('Name is missing. Summary is missing. And 3 more.')).toBe(
    '名称未填写。摘要未填写。还有 3 项。',
  );
});
