import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Heard {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks on this machine that records what it gets. */
export async function listenForWebhooks(answer: (response: http.ServerResponse) => void) {
  const heard: Heard[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
  return { heard, port, url: `http://127.0.0.1:${port}/hook` };
}
