import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** Headers that proxies add to the requests they forward. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Returns whether the request comes from this machine: its socket is a loopback one, and no proxy has marked it as
 * forwarded. Reads the socket itself, because `request.ip` follows headers that clients can send.
 */
export function isLocalRequest({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  return (
    loopbackAddress.test(raw.socket.remoteAddress ?? '') && !forwardingHeaders.some((name) => name in headers)
  );
}
