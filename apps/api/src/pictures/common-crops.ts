import type { Crop } from './encoding/messages.ts';

export interface CommonCrop extends Crop {
  kind: string;
  id: string;
}

type Size = Pick<Crop, 'format' | 'width'>;

/** Crops that visitors request most, first: pages, cards, then the heads of city pages. */
const steps: readonly { kinds: readonly string[]; sizes: readonly Size[] }[] = [
  {
    kinds: ['page'],
    sizes: [
      { format: 'hero', width: 960 },
      { format: 'hero', width: 1440 },
    ],
  },
  { kinds: ['city', 'theme', 'line'], sizes: [{ format: 'tile', width: 480 }] },
  { kinds: ['spot', 'guide', 'news', 'area'], sizes: [{ format: 'tile', width: 480 }] },
  {
    kinds: ['city'],
    sizes: [
      { format: 'hero', width: 960 },
      { format: 'hero', width: 1440 },
      { format: 'poster', width: 480 },
      { format: 'poster', width: 800 },
    ],
  },
  {
    kinds: ['city', 'theme', 'line', 'spot', 'guide', 'news', 'area'],
    sizes: [{ format: 'tile', width: 800 }],
  },
];

/**
 * Lists the crops of shipped pictures that are worth encoding before a visitor requests them, most important first.
 * Only AVIF, which nearly all browsers choose.
 */
export function listCommonCrops(pictures: readonly string[]): CommonCrop[] {
  const byKind = Map.groupBy(pictures, (picture) => picture.slice(0, picture.indexOf('/')));
  return steps.flatMap(({ kinds, sizes }) =>
    sizes.flatMap((size) =>
      kinds.flatMap((kind) =>
        (byKind.get(kind) ?? []).map((picture) => ({
          kind,
          id: picture.slice(kind.length + 1),
          ...size,
          type: 'avif' as const,
        })),
      ),
    ),
  );
}
