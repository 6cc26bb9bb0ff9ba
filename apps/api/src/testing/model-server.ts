import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

export type ModelReply = {
  status?: number;
  body?: string;
  hangs?: boolean;
  /** Sends these bytes instead of an OpenAI-like answer. */
  raw?: string;
  /** Sends `raw` again and again until the connection closes. */
  isEndless?: boolean;
  /** Waits before it answers. */
  after?: Promise<void>;
};
type ModelCall = { authorization: string | undefined; body: string };

/** Starts a fake language-model API that runs until the test ends. */
export async function startModelServer(
  reply: (call: ModelCall, number: number) => ModelReply,
): Promise<{ url: string; calls: ModelCall[] }> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const call = { authorization: request.headers.authorization, body };
      const { status = 200, body: content = '{}', hangs, raw, isEndless, after } = reply(call, calls.length);
      calls.push(call);
      if (hangs === true) return;
      await after;
      response.writeHead(status, { 'content-type': 'application/json' });
      if (isEndless === true) sendEndlessly(response, raw ?? ' ');
      else response.end(raw ?? toCompletion(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = portOf(server);
  return { url: `http://127.0.0.1:${port}/v1`, calls };
}

function toCompletion(content: string): string {
  return JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function sendEndlessly(response: ServerResponse, bytes: string): void {
  const send = () => {
    while (!response.destroyed && response.write(bytes));
  };
  response.on('drain', send);
  send();
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
