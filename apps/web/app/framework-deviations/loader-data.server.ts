import type { EntryContext } from 'react-router';

/**
 * Reads the serialised loader data completely and gives it to `<ServerRouter>` as data that has arrived already.
 * `<ServerRouter>` would otherwise suspend until it can read the stream, and `renderToString` cannot wait.
 */
export async function resolveLoaderData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const value = await readText(serverHandoffStream);
  const chunk = Object.assign(Promise.resolve(), { result: { done: true, value } });
  renderMeta.streamCache = { 0: chunk };
}

/** Reads a stream to its end and releases it, because `<ServerRouter>` requests a reader of its own. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
  }
  reader.releaseLock();
  return text;
}
