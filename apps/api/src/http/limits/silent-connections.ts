import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections without a request when the app closes. Browsers open connections in advance. Node counts such a
 * connection as one that is sending its first request, so it neither closes it nor, once the server is closing, ends it
 * by the time limit of requests: the stop would wait until the browser gives up, which takes minutes.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy(); // it was in the queue of the operating system
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
