import { ByteBoundedCache, entryOverheadBytes, toOwnMemory } from '../byte-bounded-cache.ts';

/** A rendered page that is the same for all visitors. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** HTML, compressed with brotli. */
  body: Buffer;
  /** All headers of the response with this body: name, value, name, value... */
  rawHeaders: readonly string[];
}

interface Entry {
  page: RenderedPage;
  changeNumber: number;
  renderedAt: number;
}

interface HtmlCacheOptions {
  maxBytes: number;
  /** A page older than this is stale: still returned, and replaced in the background. */
  freshMs: number;
  now(): number;
  /** Schedules background rendering. A delay lets the visitor's requests for pictures and fonts go first. */
  later(render: () => void): void;
}

type CacheOutcome = 'hit' | 'stale' | 'miss';

/**
 * Caches pages that are the same for all visitors, least recently used first out, with stale-while-revalidate. A page
 * rendered before the last catalogue change is never returned. Concurrent requests share one rendering.
 */
export function createHtmlCache({ maxBytes, freshMs, now, later }: HtmlCacheOptions) {
  const entries = new ByteBoundedCache<Entry>(maxBytes);
  const inFlight = new Map<string, Promise<RenderedPage>>();
  const scheduled = new Set<string>();

  function store(key: string, { page, ...entry }: Entry): void {
    const { status, headers } = page;
    if (status !== 200 || headers['cache-control'] === 'no-store') {
      entries.delete(key);
      return;
    }
    const own = { ...page, body: toOwnMemory(page.body) };
    entries.set(key, { ...entry, page: own }, bytesOf(key, own));
  }

  function renderOnce(
    key: string,
    changeNumber: number,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const flightKey = `${changeNumber} ${key}`;
    const running = inFlight.get(flightKey);
    if (running) return running;
    const flight = render()
      .then((page) => {
        store(key, { page, changeNumber, renderedAt: now() });
        return page;
      })
      .finally(() => inFlight.delete(flightKey));
    inFlight.set(flightKey, flight);
    return flight;
  }

  function scheduleRendering(key: string, changeNumber: number, render: () => Promise<RenderedPage>): void {
    if (scheduled.has(key)) return;
    scheduled.add(key);
    later(() => {
      scheduled.delete(key);
      if (entries.peek(key)?.changeNumber !== changeNumber) return;
      // A failure leaves the stale page in place; the next request schedules rendering again.
      renderOnce(key, changeNumber, render).catch(() => undefined);
    });
  }

  return {
    /** Returns the cached page if it is fresh. */
    findFresh(key: string, changeNumber: number): RenderedPage | undefined {
      const entry = entries.peek(key);
      if (entry?.changeNumber !== changeNumber || now() - entry.renderedAt > freshMs) return undefined;
      entries.use(key);
      return entry.page;
    },
    async get(
      key: string,
      changeNumber: number,
      render: () => Promise<RenderedPage>,
    ): Promise<{ page: RenderedPage; outcome: CacheOutcome }> {
      const entry = entries.peek(key);
      if (!entry || entry.changeNumber !== changeNumber) {
        return { page: await renderOnce(key, changeNumber, render), outcome: 'miss' };
      }
      entries.use(key);
      if (now() - entry.renderedAt <= freshMs) return { page: entry.page, outcome: 'hit' };
      scheduleRendering(key, changeNumber, render);
      return { page: entry.page, outcome: 'stale' };
    },
    size: () => entries.size(),
  };
}

/** Returns the memory of a page in the cache. `headers` has the texts of `rawHeaders`. */
const bytesOf = (key: string, { body, rawHeaders }: RenderedPage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length, body.length + key.length + entryOverheadBytes);
