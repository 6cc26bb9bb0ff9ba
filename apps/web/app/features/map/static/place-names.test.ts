import { describe, expect, it } from 'vitest';
import { toPlane, unitAt } from '../map-plane.ts';
import { type Cluster, clusterPoints } from '../pins/clusters.ts';
import { breakLines, placeNames } from './place-names.ts';

const zoom = 12;
const centre = toPlane({ latitude: 34.26, longitude: 108.94 });
const clusters = (...places: (readonly [name: string, longitude: number])[]): Cluster[] =>
  clusterPoints(
    places.map(([name, longitude]) => ({ id: name, kind: 'spot', name, latitude: 34.26, longitude })),
    zoom,
  );
const place = (drawn: Cluster[], areas: Parameters<typeof placeNames>[0]['areas'] = []) =>
  placeNames({
    clusters: drawn,
    areas,
    minutes: [],
    unit: unitAt(zoom),
    centre,
    halfWidth: 180,
    halfHeight: 130,
  }).map(([, { lines, side }]) => [lines.join(' '), side]);

describe('placeNames', () => {
  it('prefers the right side, and the left one near the right edge', () => {
    expect(place(clusters(['Bell Tower', 108.94]))).toEqual([['Bell Tower', 'right']]);
    expect(place(clusters(['Bell Tower', 108.963]))).toEqual([['Bell Tower', 'left']]);
  });

  it('avoids pins and other names', () => {
    expect(place(clusters(['Bell Tower', 108.94], ['Drum Tower', 108.948]))).toEqual([
      ['Bell Tower', 'left'],
      ['Drum Tower', 'right'],
    ]);
  });

  it('leaves out a name without room, and that of a group', () => {
    expect(place(clusters(['Far away', 109.2]))).toEqual([]);
    expect(place(clusters(['Bell Tower', 108.94], ['Drum Tower', 108.941]))).toEqual([]);
  });

  it('writes a district over its centre, unless a pin is there', () => {
    const district = { name: 'Beilin', zhName: '碑林', latitude: 34.26, longitude: 108.94 };
    expect(place([], [district])).toEqual([['Beilin', 'over']]);
    expect(place(clusters(['Bell Tower', 108.94]), [district])).toEqual([['Bell Tower', 'right']]);
  });
});

describe('breakLines', () => {
  it('breaks long names into lines of similar length', () => {
    expect(breakLines('Bell Tower')).toEqual(['Bell Tower']);
    expect(breakLines('Great Mosque of the Muslim Quarter')).toEqual([
      'Great Mosque of the',
      'Muslim Quarter',
    ]);
  });
});
