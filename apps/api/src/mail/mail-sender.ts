import path from 'node:path';
import type { Settings } from '../settings.ts';
import { ensurePrivateFolder, writePrivateFile } from '../uploads/private-files.ts';

interface MailToSend {
  id: string;
  to: string;
  subject: string;
  body: string;
}

export interface MailSender {
  /** Rejects when the mail was not accepted; the caller retries later. */
  send(mail: MailToSend): Promise<void>;
}

/** Creates a sender for the configured mail server; without one, writes each mail to a file. */
export function createMailSender(settings: Settings): MailSender {
  return settings.SMTP_URL
    ? createSmtpSender(settings.SMTP_URL, settings.MAIL_FROM)
    : createOutbox(path.join(settings.DATA_DIR, 'outbox'), settings.MAIL_FROM);
}

const subjectLengthMax = 200;
const bodyLengthMax = 20_000;

/** Returns text for a header: control and format characters, line breaks included, become spaces. */
const headerText = (text: string) =>
  text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, subjectLengthMax);

/** Throws for an address with control characters, spaces or a list of addresses. */
function singleAddress(address: string): string {
  if (/^[^\p{C}\p{Z}<>",;]+@[^\p{C}\p{Z}<>",;@]+$/u.test(address)) return address;
  throw new Error('The recipient is not one e-mail address');
}

const toMessage = ({ id, to, subject, body }: MailToSend, from: string) => ({
  from: headerText(from),
  to: { name: '', address: singleAddress(to) }, // an object is not parsed as a list of addresses
  subject: headerText(subject),
  text: body.slice(0, bodyLengthMax),
  messageId: `<${id}@yunyou>`,
});

function createSmtpSender(url: string, from: string): MailSender {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opening: ReturnType<typeof open> | undefined; // with the first mail
  return {
    send: async (mail) => {
      opening ??= open();
      const transport = await opening;
      await transport.sendMail(toMessage(mail, from));
    },
  };
}

function createOutbox(folder: string, from: string): MailSender {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(toMessage(mail, from));
      await ensurePrivateFolder(folder); // mail contains names, addresses and links
      await writePrivateFile(path.join(folder, `${mail.id}.eml`), message);
    },
  };
}
