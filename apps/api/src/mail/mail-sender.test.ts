import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { portOf } from '../testing/port-of.ts';
import { createMailSender } from './mail-sender.ts';

const mail = {
  id: 'mail-1',
  to: 'ada@example.org, eve@example.org',
  subject: 'Your order\r\nBcc: eve@example.org',
  body: 'Two seats, 兵马俑.\n',
};

/** Starts a local SMTP server that records received mails. */
async function startMailServer() {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith('nobody')) done(new Error('No such user'));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const port = portOf(server.server);
  return { received, url: `smtp://127.0.0.1:${port}` };
}

describe('mail', () => {
  it('is sent through the configured server to one address, without injected headers', async () => {
    const { received, url } = await startMailServer();
    const sender = createMailSender(readSettings({ SMTP_URL: url }));
    await sender.send({ ...mail, to: 'ada@example.org' });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@example.org']);
    expect(received[0]?.text).not.toMatch(/^bcc:/im);
    expect(received[0]?.text).toContain('Message-ID: <mail-1@yunyou>');
  });

  it('has a subject of one bounded line without control characters', async () => {
    const { received, url } = await startMailServer();
    const sender = createMailSender(readSettings({ SMTP_URL: url }));
    const subject = `Confirmed\u0000\u0007\u2028\u202e: \r\nX-Evil: yes\u0085 ${'wall '.repeat(200)}`;
    await sender.send({ ...mail, to: 'ada@example.org', subject });
    const [headers = ''] = received[0]?.text.split('\r\n\r\n') ?? [];
    const unfolded = headers.replaceAll(/\r\n[ \t]/g, ' ');
    expect(unfolded).toMatch(/^Subject: Confirmed : X-Evil: yes wall/m);
    expect(unfolded).not.toMatch(/^X-Evil/m);
    expect(/^Subject: (.*)$/m.exec(unfolded)?.[1]?.length).toBeLessThanOrEqual(200);
  });

  it.each([
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\u0000',
    'Ada <ada@example.org>',
    'ada',
  ])('is not sent to %j, which is not one address', async (to) => {
    const { received, url } = await startMailServer();
    const sender = createMailSender(readSettings({ SMTP_URL: url }));
    await expect(sender.send({ ...mail, to })).rejects.toThrow('not one e-mail address');
    expect(received).toEqual([]);
  });

  it('rejects when the server refuses it', async () => {
    const { received, url } = await startMailServer();
    const sender = createMailSender(readSettings({ SMTP_URL: url }));
    await expect(sender.send({ ...mail, to: 'nobody@example.org' })).rejects.toThrow();
    expect(received).toEqual([]);
  });

  it('is written to the outbox folder when no server is configured', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const sender = createMailSender(readSettings({ DATA_DIR: folder }));
    await sender.send({ ...mail, to: 'ada@example.org' });
    expect(await readdir(path.join(folder, 'outbox'))).toEqual(['mail-1.eml']);
    const text = await readFile(path.join(folder, 'outbox', 'mail-1.eml'), 'utf8');
    expect(text).toMatch(/^To: .*ada@example\.org/m);
    expect(text).not.toMatch(/^bcc:/im);
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    expect(await modeOf(path.join(folder, 'outbox'))).toBe(0o700);
    expect(await modeOf(path.join(folder, 'outbox', 'mail-1.eml'))).toBe(0o600);
  });
});
