import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { statusOf } from '../harness/waiting.ts';

/** Takes turns among the copies that say they are ready, as balancers do; knows nothing of the product. */
export interface Balancer {
  url: string;
  /** Requests that were sent again to another copy because the first had closed the connection. */
  retries(): number;
  stop(): Promise<void>;
}

const lookEveryMs = 200;

export async function startBalancer(copies: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(copies);
  let turn = 0;
  let retries = 0;
  const look = async (copy: string) => {
    if ((await statusOf(`${copy}/readyz`)) === 200) ready.add(copy);
    else ready.delete(copy);
  };
  const timer = setInterval(() => void Promise.all(copies.map(look)), lookEveryMs);

  const forward = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: string[]) => {
    const choices = [...ready].filter((copy) => !tried.includes(copy));
    turn += 1;
    const copy = choices[turn % choices.length];
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
      // Nothing of it was read over there: the port was closed, or the idle connection just then.
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
