import http from 'node:http';
import { listenLocally } from './listen-locally.ts';

interface ReceivedMessage {
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks on this machine that records what it gets. */
export async function listenForWebhooks(answer: (response: http.ServerResponse) => void) {
  const received: ReceivedMessage[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response);
    });
  });
  const port = await listenLocally(server);
  return { received, port, url: `http://127.0.0.1:${port}/hook` };
}
