import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webhookEvents } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createWebhookSecret, signMessage } from '../webhooks/sign.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/partners.md'), 'utf8');

describe('docs/partners.md', () => {
  it('has commands that work', async () => {
    const { app, signInStaff } = await createTestApp();
    const fields = { name: 'Reader', quotaPerDay: 100 };
    const { body } = await call(app, 'POST /admin/apiKey/create', fields, await signInStaff());
    const commands = [...page.matchAll(/curl http:\/\/localhost:3000(\S+) -H '([\w-]+): ([^']+)'/g)];
    expect(commands).toHaveLength(2);
    for (const [command, url = '', name = '', value = ''] of commands) {
      const headers = { [name]: value.replace('YOUR_KEY', String(body.data.key)) };
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode, command).toBe(200);
      expect(answer.headers['x-quota-remaining'], command).toBeDefined();
    }
  });

  it('lists every event', () => {
    for (const event of Object.keys(webhookEvents)) expect(page).toContain(`\`${event}\``);
  });

  it('has code that accepts our signature and nothing else', async () => {
    const [, code = ''] = /```js\n([^]*?)```/.exec(page) ?? [];
    const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const secret = createWebhookSecret();
    const sentAt = new Date();
    const body = '{"type":"test"}';
    const headers = signMessage({ id: 'msg_1', sentAt, body }, [createWebhookSecret(), secret]);
    expect(isGenuine(headers, body, secret)).toBe(true);
    expect(isGenuine(headers, `${body} `, secret)).toBe(false);
    expect(isGenuine(headers, body, createWebhookSecret())).toBe(false);
    expect(isGenuine(headers, body, secret, sentAt.getTime() + 600_000)).toBe(false);
  });
});
