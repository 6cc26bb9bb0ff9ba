import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

interface EventSourceOptions {
  /** Schema of the data of one event. */
  output: z.ZodType;
  /** Opens the source. The signal is aborted when the caller disconnects. What it throws is sent as an error envelope. */
  open(signal: AbortSignal): Promise<AsyncIterable<unknown>>;
}

/** Bytes of events that several streams send: the same object is validated and serialised once. */
const serialised = new WeakMap<object, Buffer>();

function toBytes(output: z.ZodType, data: unknown): Buffer {
  const known = typeof data === 'object' && data !== null ? serialised.get(data) : undefined;
  if (known) return known;
  const bytes = Buffer.from(`event: state\ndata: ${JSON.stringify(output.parse(data))}\n\n`);
  if (typeof data === 'object' && data !== null) serialised.set(data, bytes);
  return bytes;
}

/** Sends server-sent events named `state`. A failure after the first byte ends the stream and is logged. */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { output, open }: EventSourceOptions,
): Promise<void> {
  const { raw } = reply;
  const disconnected = new AbortController();
  raw.on('close', () => disconnected.abort());
  const events = await open(disconnected.signal);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no', // nginx would hold events back
  });
  try {
    for await (const data of events) {
      if (disconnected.signal.aborted) break;
      const isFlushed = raw.write(toBytes(output, data));
      // Bounds the memory for a slow reader: the source waits, and then sends only the newest state.
      if (!isFlushed) await once(raw, 'drain', { signal: disconnected.signal }).catch(() => undefined);
    }
  } catch (error) {
    request.log.warn({ err: error }, 'event stream failed');
  }
  raw.end();
}
