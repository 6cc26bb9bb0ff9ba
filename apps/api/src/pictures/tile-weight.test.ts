import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureTypes } from '@yunyou/contract/picture-url';
import { describe, expect, it } from 'vitest';
import { cropPoster } from './encoding/crops.ts';

const masters = path.join(import.meta.dirname, '../../../../content/poster');
const LIMIT_BYTES = 40_000;
/** Lists the largest masters: the size of a tile grows with the size of its master. */
function listHeaviest(shape: 'tile' | 'hero', count: number): string[] {
  return globSync(`**/*.${shape}.avif`, { cwd: masters })
    .map((file) => path.join(masters, file))
    .sort((a, b) => statSync(b).size - statSync(a).size)
    .slice(0, count);
}

describe('a tile at 480 px', () => {
  it('is at most 40 KB in each type', async () => {
    const files = [...listHeaviest('tile', 12), ...listHeaviest('hero', 4)];
    expect(files).toHaveLength(16);
    const tooLarge: string[] = [];
    for (const master of files) {
      for (const type of pictureTypes) {
        const tile = await cropPoster({ master, format: 'tile', width: 480, type });
        if (tile.length > LIMIT_BYTES)
          tooLarge.push(`${path.basename(master)} as ${type}: ${tile.length} bytes`);
      }
    }
    expect(tooLarge).toEqual([]);
  }, 60_000);
});
