import type { FastifyInstance } from 'fastify';
import type { Services } from '../handler.ts';

const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. The date is computed, so the file never expires while the site runs. */
const validDays = 180;

interface SecurityText {
  contact: string;
  /** Origin of the site, if it is known. */
  origin: string | undefined;
  now: Date;
}

/** Returns the text of RFC 9116. It expires at the start of a day, so that it stays the same for a whole day. */
export function securityText({ contact, origin, now }: SecurityText): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs);
  const fields = [
    ['Contact', contact],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ...(origin ? [['Canonical', `${origin}/.well-known/security.txt`]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/**
 * Serves `/.well-known/security.txt`. Does nothing without `SECURITY_CONTACT`, because the file needs a contact that
 * the operator reads.
 */
export function registerSecurityText(app: FastifyInstance, { settings, now }: Services): void {
  const { SECURITY_CONTACT: contact, PUBLIC_URL: origin } = settings;
  if (!contact) return;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityText({ contact, origin, now: now() })),
  );
}
