/** A rendered page, ready to be sent to anyone. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The HTML, brotli-compressed. */
  body: Buffer;
}

interface Entry {
  page: RenderedPage;
  changeNumber: number;
  renderedAt: number;
}

export interface HtmlCacheOptions {
  maxBytes: number;
  /** After this long a page is still sent, but a fresh one is made behind it. */
  freshMs: number;
  now(): number;
  /** Puts off making a fresh page: the visitor who got the old one now asks for its pictures and fonts. */
  later(make: () => void): void;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';

/**
 * Rendered pages of anonymous visitors. A page made before the last change of the catalogue is never sent; an
 * old one is sent once more while its successor is made; each page is made once, however many ask for it.
 */
export function createHtmlCache({ maxBytes, freshMs, now, later }: HtmlCacheOptions) {
  const entries = new Map<string, Entry>(); // in order of use: the first is the longest unused
  const inFlight = new Map<string, Promise<RenderedPage>>();
  const putOff = new Set<string>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.body.length ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    const { status, headers, body } = entry.page;
    if (status !== 200 || headers['cache-control'] === 'no-store' || body.length > maxBytes) return;
    entries.set(key, entry);
    bytes += entry.page.body.length;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function make(
    key: string,
    changeNumber: number,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const flightKey = `${changeNumber} ${key}`;
    const running = inFlight.get(flightKey);
    if (running) return running;
    const flight = render()
      .then((page) => {
        keep(key, { page, changeNumber, renderedAt: now() });
        return page;
      })
      .finally(() => inFlight.delete(flightKey));
    inFlight.set(flightKey, flight);
    return flight;
  }

  function renewLater(key: string, changeNumber: number, render: () => Promise<RenderedPage>): void {
    if (putOff.has(key)) return;
    putOff.add(key);
    later(() => {
      putOff.delete(key);
      if (entries.get(key)?.changeNumber !== changeNumber) return;
      // A failure here leaves the old page in place; the next visitor tries again.
      make(key, changeNumber, render).catch(() => undefined);
    });
  }

  return {
    async get(
      key: string,
      changeNumber: number,
      render: () => Promise<RenderedPage>,
    ): Promise<{ page: RenderedPage; outcome: CacheOutcome }> {
      const entry = entries.get(key);
      if (!entry || entry.changeNumber !== changeNumber) {
        return { page: await make(key, changeNumber, render), outcome: 'miss' };
      }
      entries.delete(key);
      entries.set(key, entry);
      if (now() - entry.renderedAt <= freshMs) return { page: entry.page, outcome: 'hit' };
      renewLater(key, changeNumber, render);
      return { page: entry.page, outcome: 'stale' };
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
