import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const folders = { cities: 'city', sights: 'scenic-spot', guides: 'guide', tours: 'trip-line' } as const;
const [opening = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split('##');

describe('README', () => {
  it.each(Object.entries(folders))(
    'has the number of %s of the guide, rounded down by at most a tenth',
    (noun, folder) => {
      const stated = Number(new RegExp(`(\\d+) ${noun}`).exec(opening)?.[1]);
      const count = readdirSync(path.join(root, 'content', folder)).length;
      expect(stated).toBeLessThanOrEqual(count);
      expect(stated).toBeGreaterThanOrEqual(count * 0.9);
    },
  );
});
