import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can simulate an outage: `closed` drops and refuses connections, `silent` stops forwarding data. */
export interface TcpProxy {
  port: number;
  set(state: 'open' | 'closed' | 'silent'): void;
  stop(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let state: 'open' | 'closed' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    if (state === 'closed') {
      inside.destroy();
      return;
    }
    const outside = connect(target);
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'silent') from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return {
    port: address.port,
    set: (next) => {
      state = next;
      for (const socket of sockets) {
        if (next === 'closed') socket.destroy();
        else if (next === 'silent') socket.pause();
        else socket.resume();
      }
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
