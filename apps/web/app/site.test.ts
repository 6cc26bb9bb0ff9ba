import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';
import { pageMeta } from './site.ts';

const matches = [{ loaderData: { origin: 'https://example.org' } }];

function contentOf(options: Parameters<typeof pageMeta>[0]): Record<string, unknown> {
  return Object.fromEntries(
    pageMeta(options).flatMap((entry) => {
      if ('content' in entry && 'property' in entry) return [[String(entry.property), entry.content]];
      if ('content' in entry && 'name' in entry) return [[String(entry.name), entry.content]];
      return 'rel' in entry && 'href' in entry ? [[String(entry.rel), entry.href]] : [];
    }),
  );
}

describe('the meta tags of a page', () => {
  it.each([
    ['/destination/city?id=xian', 'https://example.org/share/city/xian.jpeg'],
    ['/destination/city/city-detail?id=xian', 'https://example.org/share/city/xian.jpeg'],
    ['/attractions/detail?id=the-bund', 'https://example.org/share/spot/the-bund.jpeg'],
    ['/destination/list?area=sichuan&page=2', 'https://example.org/pictures/page/home/og-1200.jpeg'],
    ['/', 'https://example.org/pictures/page/home/og-1200.jpeg'],
  ])('uses for %s the share picture %s', (path, image) => {
    const meta = contentOf({ path, matches });
    expect(meta['og:image']).toBe(image);
    expect(meta['twitter:image']).toBe(image);
    expect(meta['canonical']).toBe(`https://example.org${path}`);
  });

  it('describes the share picture and has the tags for Open Graph and Twitter cards', () => {
    const meta = contentOf({
      path: '/destination/city?id=xian',
      subject: "Xi'an",
      description: 'Walls.',
      matches,
    });
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': "Xi'an",
      'og:description': 'Walls.',
      'twitter:card': 'summary_large_image',
      'twitter:description': 'Walls.',
    });
    expect(meta['robots']).toBeUndefined();
  });
});

describe('every page', () => {
  const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children }) => (children ? filesOf(children) : [file]));
  /** Not found has no address to share, and the address of previews redirects. */
  const withoutTags = new Set(['routes/errors/not-found.tsx', 'routes/wiki/mock.tsx']);
  const pages = filesOf(routes).filter((file) => !withoutTags.has(file));

  it.each(pages)('%s has the tags for sharing', (file) => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(/ (pageMeta|tripMeta)\(/);
  });
});
