import type http from 'node:http';
import { describe, expect, it } from 'vitest';
import { listenForWebhooks } from '../testing/webhook-receiver.ts';
import { findUrlProblem, sendWebhook } from './send-webhook.ts';

const end =
  (status: number, headers: Record<string, string> = {}) =>
  (response: http.ServerResponse) => {
    response.writeHead(status, headers).end('ok');
  };
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"test"}' };
const local = { allowsLoopback: true };

describe('a message to a webhook', () => {
  it('is a JSON POST with our headers', async () => {
    const { received, url } = await listenForWebhooks(end(204));
    expect(await sendWebhook({ url, ...message }, local)).toBe(204);
    expect(received[0]?.body).toBe(message.body);
    expect(received[0]?.headers).toMatchObject({
      'webhook-id': 'msg_1',
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Yunyou-Webhooks/1',
    });
    expect(received[0]?.headers.cookie).toBeUndefined();
  });

  it('does not follow redirects', async () => {
    const trap = await listenForWebhooks(end(200));
    const { url } = await listenForWebhooks(end(302, { location: trap.url }));
    expect(await sendWebhook({ url, ...message }, local)).toBe(302);
    expect(trap.received).toEqual([]);
  });

  it('is given up when the receiver does not answer, or answers without end', async () => {
    const silent = await listenForWebhooks(() => undefined);
    const quick = { ...local, timeoutMs: 100 };
    await expect(sendWebhook({ url: silent.url, ...message }, quick)).rejects.toThrow('No answer in time');
    const endless = await listenForWebhooks((response) => {
      response.writeHead(200);
      for (let piece = 0; piece < 20; piece += 1) response.write('x'.repeat(10_000));
    });
    await expect(sendWebhook({ url: endless.url, ...message }, local)).rejects.toThrow(
      'The answer is too long',
    );
  });

  it('is given up when the receiver changes the protocol, or its name is not resolved in time', async () => {
    const upgrading = await listenForWebhooks((response) => {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    });
    await expect(sendWebhook({ url: upgrading.url, ...message }, local)).rejects.toThrow('No connection');
    const resolve = () => new Promise<never>(() => undefined);
    const slow = { allowsLoopback: false, resolve, timeoutMs: 100 };
    await expect(sendWebhook({ url: 'https://slow.example/', ...message }, slow)).rejects.toThrow(
      'No answer in time',
    );
  });

  it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'is not sent to a name that leads to %s',
    async (address) => {
      const trap = await listenForWebhooks(end(200));
      const family = address.includes(':') ? 6 : 4;
      const resolve = async () => [
        { address: '93.184.215.14', family: 4 }, // one public address does not help
        { address, family },
      ];
      const url = `https://rebound.example:${trap.port}/`;
      for (const allowsLoopback of [true, false])
        await expect(sendWebhook({ url, ...message }, { allowsLoopback, resolve })).rejects.toThrow(
          'The name does not lead to the public internet',
        );
      expect(trap.received).toEqual([]);
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'http://example.org/',
    'http://localhost:5432/',
  ])('to %s is refused on a public site', async (url) => {
    expect(findUrlProblem(url, false)).toBeDefined();
    await expect(sendWebhook({ url, ...message }, { allowsLoopback: false })).rejects.toThrow();
  });

  it('may go to this machine only where no other machine can reach the site', () => {
    expect(findUrlProblem('http://localhost:4000/', true)).toBeUndefined();
    expect(findUrlProblem('http://10.0.0.1/', true)).toBeDefined();
    expect(findUrlProblem('http://example.org/', true)).toBe('Use https');
    expect(findUrlProblem('https://example.org/hook', false)).toBeUndefined();
  });
});
