import type { PointKind } from '../map-points.ts';

/** Icon paths in a 16 by 16 box. */
export const pinIconPaths: Record<PointKind, string> = {
  city: 'M3 13V7h4V3h3v4h3v6M1.5 13h13',
  spot: 'M3 5.8c2 0 3.8-1.2 5-3.3 1.2 2.1 3 3.3 5 3.3M5 5.8v2.3M11 5.8v2.3M2 10.4c2.4-.2 4.2-1 4.8-2.3h2.4c.6 1.3 2.4 2.1 4.8 2.3M4.5 10.3v3.2M11.5 10.3v3.2M3 13.5h10',
  hotel: 'M2 12.5V4M2 10.5h12v2M14 10.5V8.7c0-1-.7-1.7-1.7-1.7H6.5v3.5M4.2 8.1h.1',
  restaurant: 'M2.5 8h11c0 2.6-1.7 4.4-3.5 5H6c-1.8-.6-3.5-2.4-3.5-5ZM6 5.5 13 2M7.5 5.7l6.3-1.5',
  shop: 'M3.5 5.5h9l.7 8H2.8l.7-8ZM5.8 7V4.6C5.8 3.3 6.7 2.5 8 2.5s2.2.8 2.2 2.1V7',
  station:
    'M5 2.5h6c1 0 1.7.7 1.7 1.7v5.3c0 1-.7 1.7-1.7 1.7H5c-1 0-1.7-.7-1.7-1.7V4.2c0-1 .7-1.7 1.7-1.7ZM3.5 7h9M5.5 11.3 4 13.7M10.5 11.3l1.5 2.4M6 9.2h.1M10 9.2h.1',
  airport:
    'M8 1.8c.7 0 1 .8 1 1.7v2.8l4.8 3v1.3L9 9.3v2.9l1.5 1.2v.9L8 13.6l-2.5.7v-.9L7 12.2V9.3l-4.8 1.3V9.3L7 6.3V3.5c0-.9.3-1.7 1-1.7Z',
  place:
    'M8 13.7c2.9-3.2 4.3-5.5 4.3-7.3C12.3 4 10.4 2.3 8 2.3S3.7 4 3.7 6.4c0 1.8 1.4 4.1 4.3 7.3ZM8 7.9a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
};

/** Returns the SVG icon of a kind for a pin. */
export function pinIcon(kind: PointKind): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', pinIconPaths[kind]);
  icon.append(path);
  return icon;
}
