import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface StandIn {
  url: string;
  /** Received calls in order. */
  calls: { path: string; key: string | undefined; fields: URLSearchParams }[];
  /** Makes every call fail. */
  isDown: boolean;
}

/** Starts a fake of the Stripe endpoints that we use, including idempotency keys. */
export async function startStripeStandIn(): Promise<StandIn> {
  const standIn: StandIn = { url: '', calls: [], isDown: false };
  const answers = new Map<string, object>();
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    const key = request.headers['idempotency-key']?.toString();
    const fields = new URLSearchParams(body);
    standIn.calls.push({ path, key, fields });
    if (standIn.isDown) return send(response, 500, { error: { type: 'api_error', message: 'down' } });
    const known = key ? answers.get(key) : undefined;
    const made = known ?? toAnswer(path, fields, standIn.calls.length);
    if (key) answers.set(key, made);
    return send(response, 200, made);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The fake server has no port');
  standIn.url = `http://127.0.0.1:${address.port}`;
  onTestFinished(() => {
    server.close();
  });
  return standIn;
}

function toAnswer(path: string, fields: URLSearchParams, number: number): object {
  if (path === '/v1/checkout/sessions') {
    const id = `cs_test_${number}`;
    return {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/${id}`,
      client_reference_id: fields.get('client_reference_id'),
    };
  }
  if (path.startsWith('/v1/checkout/sessions/')) {
    const id = path.split('/')[4] ?? '';
    return { id, object: 'checkout.session', payment_intent: `pi_of_${id}` };
  }
  return { id: `re_${number}`, object: 'refund', status: 'succeeded' };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
