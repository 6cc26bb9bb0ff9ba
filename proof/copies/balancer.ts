import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { statusOf } from '../harness/waiting.ts';

/** A round-robin load balancer over the processes whose `/readyz` answers 200. */
export interface Balancer {
  url: string;
  /** Number of requests that were retried because the connection was closed before they were read. */
  retries(): number;
  stop(): Promise<void>;
}

const probeIntervalMs = 200;

export async function startBalancer(copies: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(copies);
  let next = 0;
  let retries = 0;
  const probe = async (copy: string) => {
    if ((await statusOf(`${copy}/readyz`)) === 200) ready.add(copy);
    else ready.delete(copy);
  };
  const timer = setInterval(() => void Promise.all(copies.map(probe)), probeIntervalMs);

  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: string[]) => {
    const choices = [...ready].filter((copy) => !tried.includes(copy));
    next += 1;
    const copy = choices[next % choices.length];
    if (!copy) {
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    delete headers.connection;
    const sent = request(
      copy + (incoming.url ?? '/'),
      { method: incoming.method, headers, agent },
      (answer) => {
        const { connection: _, ...passed } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, passed);
        answer.pipe(outgoing);
      },
    );
    sent.once('error', (error) => {
      // The request was not read: the port was closed, or the idle connection had just been closed.
      const isUnread =
        'code' in error &&
        (error.code === 'ECONNREFUSED' || (sent.reusedSocket && error.code === 'ECONNRESET'));
      if (isUnread && !outgoing.headersSent) {
        retries += 1;
        forward(incoming, body, outgoing, error.code === 'ECONNREFUSED' ? [...tried, copy] : tried);
      } else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    sent.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => forward(incoming, Buffer.concat(chunks), outgoing, []));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    retries: () => retries,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
