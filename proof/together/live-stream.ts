import { randomUUID } from 'node:crypto';

interface StreamOptions {
  siteUrl: string;
  id: string;
  headers: Record<string, string>;
  version: number;
  /** Called with the JSON of each event. Not parsed here: fifty copies of each plan would cost more than the app does. */
  onEvent: (json: string) => void;
}

/** Opens the stream of a trip. Returns when it is open, with its tab and a function that closes it. */
export async function openStream({ siteUrl, id, headers, version, onEvent }: StreamOptions) {
  const tab = randomUUID();
  const stop = new AbortController();
  const query = new URLSearchParams({ id, tab, version: String(version) });
  const address = `${siteUrl}/api/yunyou/travel/live?${query.toString()}`;
  const response = await fetch(address, { headers, signal: stop.signal });
  const { body } = response;
  if (response.status !== 200 || !body) throw new Error(`The stream answered ${response.status}`);
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true }); // the body of a response is bytes
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^data: (.*)$/m.exec(event) ?? [];
        if (data !== undefined) onEvent(data);
      }
    }
  };
  read().catch(() => undefined); // closed by `stop`
  return { tab, stop: () => stop.abort() };
}
