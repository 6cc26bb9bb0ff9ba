import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { site } from './site.ts';

/** Waits for a mail to an address and returns its text. Without a mail server the site writes mails to a folder, once a minute. */
export async function readMailTo(address: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        text = (await listMails()).find((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail));
        return text !== undefined;
      },
      { timeout: 150_000, interval: 1000 },
    )
    .toBe(true);
  return decodeBody(text ?? '');
}

async function listMails(): Promise<string[]> {
  const folder = path.join(site.dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []); // the folder exists from the first mail on
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Decodes the body of a message with one part, in the encodings that nodemailer uses. */
function decodeBody(message: string): string {
  const end = message.indexOf('\n\n');
  const [head, body] = [message.slice(0, end), message.slice(end + 2)];
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
