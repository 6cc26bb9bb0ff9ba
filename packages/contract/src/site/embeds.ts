/** Cards that other sites show in a frame, with the height of the frame in pixels. */
const embedHeights = { trip: 460, 'trip-map': 500, city: 480, driver: 300, map: 500 } as const;
const embedWidth = 480;

export type EmbedTarget =
  | { kind: 'trip' | 'trip-map'; id: string; share: string }
  | { kind: 'city' | 'driver' | 'map'; id: string };

/** Returns the path of a card, below `/embed`. */
export function embedPath(target: EmbedTarget): string {
  const share = 'share' in target ? `&share=${target.share}` : '';
  return `/embed/${target.kind}?id=${target.id}${share}`;
}

/**
 * Returns the card of a page: a city has its own, a sight its driver card, a classic route its map, a trip only through its
 * share link.
 */
export function findEmbed(pageAddress: string): EmbedTarget | undefined {
  const [path, query] = pageAddress.split('?', 2);
  const parameters = new URLSearchParams(query);
  const id = parameters.get('id') ?? '';
  const share = parameters.get('share') ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(id)) return undefined;
  if (path === '/destination/city') return { kind: 'city', id };
  if (path === '/attractions/detail') return { kind: 'driver', id };
  if (path === '/trip/route') return { kind: 'map', id };
  return path === '/trip/details' && /^[\w-]{22}$/.test(share) ? { kind: 'trip', id, share } : undefined;
}

interface FrameSize {
  width: number;
  height: number;
}

/** Returns the size of a card's frame, at most the given one. */
export const embedSize = ({ kind }: EmbedTarget, max: Partial<FrameSize> = {}): FrameSize => ({
  width: Math.min(embedWidth, max.width ?? embedWidth),
  height: Math.min(embedHeights[kind], max.height ?? embedHeights[kind]),
});

/** Permissions of a card in its frame: it may open our page in a new tab. It runs no script and has no cookies. */
export const embedSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Returns the line of HTML that shows a card on another site. */
export function embedSnippet(
  origin: string,
  target: EmbedTarget,
  { title, size = embedSize(target) }: { title: string; size?: FrameSize },
): string {
  const attributes = {
    src: origin + embedPath(target),
    title: `${title} on Yunyou`,
    width: String(size.width),
    height: String(size.height),
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    sandbox: embedSandbox,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
