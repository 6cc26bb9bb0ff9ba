import type net from 'node:net';

/** Returns the port of a server that listens on TCP. */
export function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on TCP');
  return address.port;
}
