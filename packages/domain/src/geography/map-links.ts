import { isShiftedRegion, type Point, toGcj02 } from './datum.ts';

interface MapLink {
  readonly app: 'Amap' | 'Apple Maps' | 'Google Maps';
  readonly url: string;
}

/** Returns links that open a position (WGS-84) in map apps, each in the datum of that app there. */
export function mapLinks(point: Point, name: string): readonly MapLink[] {
  const amap = pair(toGcj02(point));
  const foreign = pair(isShiftedRegion(point) ? toGcj02(point) : point);
  const text = encodeURIComponent(name);
  return [
    {
      app: 'Amap',
      url: `https://uri.amap.com/marker?position=${amap.longitude},${amap.latitude}&name=${text}&coordinate=gaode&callnative=1`,
    },
    {
      app: 'Apple Maps',
      url: `https://maps.apple.com/?ll=${foreign.latitude},${foreign.longitude}&q=${text}`,
    },
    {
      app: 'Google Maps',
      url: `https://www.google.com/maps/search/?api=1&query=${foreign.latitude},${foreign.longitude}`,
    },
  ];
}

/** Formats a position with six decimals, which are a tenth of a metre. */
function pair({ latitude, longitude }: Point): { latitude: string; longitude: string } {
  return { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
}
