import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type ModelReply = { status?: number; body?: string; hangs?: boolean };
type ModelCall = { authorization: string | undefined; body: string };

/** Starts a fake language-model API that runs until the test ends. */
export async function startModelServer(
  reply: (call: ModelCall, number: number) => ModelReply,
): Promise<{ url: string; calls: ModelCall[] }> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = { authorization: request.headers.authorization, body };
      const { status = 200, body: content = '{}', hangs } = reply(call, calls.length);
      calls.push(call);
      if (hangs === true) return;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          created: 1,
          model: 'test',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // TCP servers have an AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, calls };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
