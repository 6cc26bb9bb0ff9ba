import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureTypes } from '@yunyou/contract/picture-url';
import { describe, expect, it } from 'vitest';
import { cutPicture } from './pictures.ts';

const masters = path.join(import.meta.dirname, '../../../../content/poster');
const LIMIT_BYTES = 40_000;
/** Detail weighs in the master as it does in the tile, so the heaviest masters stand for all. */
function listHeaviest(shape: 'tile' | 'hero', count: number): string[] {
  return globSync(`**/*.${shape}.avif`, { cwd: masters })
    .map((file) => path.join(masters, file))
    .sort((a, b) => statSync(b).size - statSync(a).size)
    .slice(0, count);
}

describe('a tile at 480 px', () => {
  it('weighs at most 40 KB in every type served', async () => {
    const files = [...listHeaviest('tile', 12), ...listHeaviest('hero', 4)];
    expect(files).toHaveLength(16);
    const heavy: string[] = [];
    for (const master of files) {
      for (const type of pictureTypes) {
        const made = await cutPicture(master, { format: 'tile', width: 480, type });
        if (made.length > LIMIT_BYTES)
          heavy.push(`${path.basename(master)} as ${type}: ${made.length} bytes`);
      }
    }
    expect(heavy).toEqual([]);
  }, 60_000);
});
