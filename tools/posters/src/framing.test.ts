import { describe, expect, it } from 'vitest';
import { CALM_WIDTH, frameRange, layoutFromTile } from './framing.ts';
import { LANDMARKS } from './parts.ts';
import type { Scene } from './scene.ts';
import { COMPOSED } from './scenes/composed.ts';

const framed = Object.entries(COMPOSED).flatMap(([id, scene]): Scene[] =>
  scene.frame ? [{ ...scene, id, seed: 1 }] : [],
);

function layOut(scene: Scene, format: 'hero' | 'poster') {
  const layout = layoutFromTile(scene, format);
  if (!layout) throw new Error(`${scene.id} has no frame`);
  return layout;
}

const landmarks = (scene: Scene) => scene.parts.filter((part) => part.kind in LANDMARKS);

describe('layoutFromTile', () => {
  it('leaves tiles and scenes without a frame as they are', () => {
    const [scene] = framed;
    if (!scene) throw new Error('no scene has a frame');
    expect(layoutFromTile(scene, 'tile')).toBeUndefined();
    const { frame: _frame, ...unframed } = scene;
    expect(layoutFromTile(unframed, 'hero')).toBeUndefined();
  });

  it('shows the span of a broad subject in the portrait', () => {
    const frame = { x: 0.5, calm: 'left', span: 0.9 } as const;
    const [left, right] = frameRange(frame, 'poster', [0.05, 0.95]);
    expect(left).toBeCloseTo(0, 6);
    expect(right).toBeCloseTo(1, 6);
  });

  it('leaves the calm side of the hero to the land beside the tile', () => {
    expect(frameRange({ x: 0.5, calm: 'left' }, 'hero', [0.1, 0.9])[0]).toBeGreaterThan(CALM_WIDTH);
    expect(frameRange({ x: 0.5, calm: 'right' }, 'hero', [0.1, 0.9])[1]).toBeLessThan(1 - CALM_WIDTH);
  });

  it.each(framed)('$id: landmarks keep their distances, measured in their own size', (scene) => {
    const sizes = { tile: [1280, 960], hero: [1920, 1080], poster: [960, 1280] } as const;
    const gaps = (parts: Scene, unit: number, [width, height]: readonly [number, number]) => {
      const [first, ...others] = landmarks(parts);
      return others.flatMap(({ x = 0.5, y = 0.7 }) => [
        ((x - (first?.x ?? 0.5)) * width) / unit,
        ((y - (first?.y ?? 0.7)) * height) / unit,
      ]);
    };
    const wanted = gaps(scene, 980, sizes.tile);
    for (const format of ['hero', 'poster'] as const) {
      const { scene: laidOut, unit } = layOut(scene, format);
      gaps(laidOut, unit, sizes[format]).forEach((gap, i) => expect(gap).toBeCloseTo(wanted[i] ?? 0, 6));
    }
  });
});
