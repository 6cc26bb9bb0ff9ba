import { drawLayers, type Layers } from './draw.ts';
import type { Format } from './format.ts';
import type { Scene } from './scene.ts';

/** Increment when ripples, grain or encoding change. */
const RENDER_VERSION = 1;

/**
 * Returns a hash of the SVG output in the given formats. It changes if and only if the drawing changes.
 */
export function sceneHash(scene: Scene, formats: readonly Format[]): string {
  return hashDrawings(formats.map((format) => [format, drawLayers(scene, format)]));
}

/** Returns a hash of drawings that exist already. */
export function hashDrawings(drawings: readonly (readonly [Format, Layers])[]): string {
  const hash = createHash64();
  hash.add(`v${RENDER_VERSION}`);
  for (const [format, { defs, back, front, water }] of drawings) {
    hash.add(format);
    hash.add(defs);
    hash.add(back);
    hash.add(front);
    hash.add(JSON.stringify(water ?? null));
  }
  return hash.digest();
}

/** Creates a hash of two 32-bit lanes with different multipliers (cyrb53 style), as 16 hex digits. */
function createHash64() {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  return {
    add(text: string) {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
      }
      a = Math.imul(a ^ (a >>> 15), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
      b = Math.imul(b ^ (b >>> 15), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    },
    digest: () => (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0'),
  };
}
