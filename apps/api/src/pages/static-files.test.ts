import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { registerAdmin } from './static-files.ts';

it('sends the page of the back office with a new style nonce in header and page each time', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(
    path.join(folder, 'index.html'),
    '<head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>',
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  await registerAdmin(app, { folder, apiBase: '/elsewhere/yunyou', settings: readSettings({}) });
  const nonces = new Set<string>();
  for (const url of ['/admin', '/admin/login', '/admin/baseDataManage/tagsList']) {
    const { headers, body, statusCode } = await app.inject(url);
    const nonce = /'nonce-([\w-]{20,})'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('__CSP_NONCE__');
    expect(body).toContain('<meta name="api-base" content="/elsewhere/yunyou" />');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  for (const url of ['/admin/missing.js', '/admin/nowhere', '/admin/baseDataManage', '/admin/login/more'])
    expect((await app.inject(url)).statusCode).not.toBe(200);
  expect((await app.inject('/admin/Login/')).statusCode).toBe(200);
});
