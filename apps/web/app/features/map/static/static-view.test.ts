import { describe, expect, it } from 'vitest';
import { fitPadding, fitTo, fittedUnit, mainPoints } from '../map-fit.ts';
import { unitAt } from '../map-plane.ts';
import type { MapPoint } from '../map-points.ts';
import { createStaticView } from './static-view.ts';

const spot = (id: string, longitude: number, latitude: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  kind: 'spot',
  name: id,
  zhName: '',
  longitude,
  latitude,
  ...more,
});
const bellTower = spot('Bell Tower', 108.942, 34.261);
const southGate = spot('South Gate', 108.942, 34.251);
const bigGoose = spot('Big Wild Goose Pagoda', 108.964, 34.22);
const none = { routes: [], ways: [], areas: [], isOwnGround: true };
const view = (points: MapPoint[], more = {}) => {
  const created = createStaticView({ points, ...none, ...more });
  if (!created) throw new Error('no view');
  return created;
};
/** Returns the marks that a map with this unit shows. */
const shownAt = <M extends { from?: number | undefined; to?: number | undefined }>(
  marks: readonly M[],
  unit: number,
): M[] => marks.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => unit >= from && unit < to);

describe('createStaticView', () => {
  it('has nothing to show without points', () => {
    expect(createStaticView({ points: [], ...none })).toBeUndefined();
  });

  it('is fitted to the points that are not set aside', () => {
    const airport = spot('Airport', 108.76, 34.44, { isAside: true });
    const all = view([bellTower, bigGoose, airport]);
    expect(all.width).toBeCloseTo(0.022);
    expect(all.centre.x).toBeCloseTo(108.953);
    expect(all.mostUnit).toBe(unitAt(12.5));
  });

  it('groups pins by the zoom that the size of the map leads to', () => {
    const { pins } = view([bellTower, southGate, bigGoose]);
    const textAt = (unit: number) => shownAt(pins, unit).map(({ cluster }) => cluster.points.length);
    expect(textAt(unitAt(11))).toEqual([2, 1]);
    expect(textAt(unitAt(12.5))).toEqual([1, 1, 1]);
  });

  it('shows each place once at each zoom, also beyond the usual sizes', () => {
    const points = Array.from({ length: 30 }, (_, index) =>
      spot(`Place ${index}`, 108.9 + (index % 6) * 0.013, 34.2 + Math.floor(index / 6) * 0.017),
    );
    const { pins } = view(points);
    for (const zoom of [3, 9.9, 10.4, 11.13, 12, 12.5, 14]) {
      const counts = shownAt(pins, unitAt(zoom)).map(({ cluster }) => cluster.points.length);
      expect(counts.reduce((sum, count) => sum + count)).toBe(points.length);
    }
  });

  it('has the sketch under a city, and the coast of the country under places without one', () => {
    expect(view([bellTower, bigGoose])).toMatchObject({ sketches: ['xian'], hasCountry: false });
    expect(view([spot('Lop Nur', 90.3, 40.2)])).toMatchObject({ sketches: [], hasCountry: true });
  });

  it('has routes and ways as lines, with the minutes of ways', () => {
    const way = { mode: 'walk', from: bellTower, to: bigGoose, minutes: 75 } as const;
    const route = { id: 'day-1', name: 'Day 1', pointIds: [bellTower.id, bigGoose.id] };
    const { lines, names, pins } = view([bellTower, bigGoose], { ways: [way], routes: [route] });
    expect(lines.map(({ mode, routeIndex }) => mode ?? routeIndex)).toEqual([0, 'walk']);
    expect(names.map(({ lines: [text] }) => text)).toContain('1 h 15 min');
    expect(pins.map(({ cluster }) => cluster.points[0].number)).toContain(2);
  });

  it('has a scale at each zoom', () => {
    const { scales } = view([bellTower, bigGoose]);
    for (const zoom of [10, 11.2, 12.5]) {
      const [bar, ...others] = shownAt(scales, unitAt(zoom));
      expect(others).toEqual([]);
      expect((bar?.degrees ?? 0) * unitAt(zoom)).toBeGreaterThan(40);
      expect((bar?.degrees ?? 0) * unitAt(zoom)).toBeLessThanOrEqual(96);
    }
  });
});

describe('the fit of a map', () => {
  it('leaves room at the edges, less on a small map', () => {
    expect(fitPadding(1200, 640)).toEqual({ top: 100, bottom: 76, left: 120, right: 120 });
    expect(fitPadding(360, 300)).toEqual({ top: 75, bottom: 50, left: 40, right: 40 });
  });

  it('uses the tighter side, and never zooms in above the largest zoom', () => {
    const fit = fitTo([bellTower, bigGoose], true);
    if (!fit) throw new Error('no fit');
    expect(fittedUnit(fit, 360, 300)).toBeLessThan(unitAt(12.5));
    expect(fittedUnit(fit, 1200, 300)).toBe(fittedUnit(fit, 360, 300)); // its height decides
    const alone = fitTo([bellTower], true);
    expect(alone && fittedUnit(alone, 360, 300)).toBe(unitAt(12.5));
  });

  it('uses all points when all are set aside', () => {
    const aside = [{ ...bellTower, isAside: true }];
    expect(mainPoints(aside)).toEqual(aside);
  });
});
