import { describe, expect, it } from 'vitest';
import { estimateBytes, listUnneeded, packStateOf } from './pack-state.ts';

const pack = { urls: ['/trip', '/a.js'], fileIds: ['ticket'], version: 3 };
const all = {
  cached: new Set(['/trip', '/a.js', '/other']),
  fileIds: new Set(['ticket']),
  hasRecords: true,
};

describe('a saved trip', () => {
  it.each([
    ['is missing before it is saved', undefined, all, 3, 'missing'],
    ['is ready when each part is there', pack, all, 3, 'ready'],
    ['is incomplete without a page', pack, { ...all, cached: new Set(['/a.js']) }, 3, 'incomplete'],
    ['is incomplete without expenses and preparations', pack, { ...all, hasRecords: false }, 3, 'incomplete'],
    ['is outdated after an edit', pack, all, 4, 'outdated'],
    ['is outdated until a new file is there', pack, { ...all, fileIds: new Set<string>() }, 3, 'outdated'],
  ] as const)('%s', (_, saved, onDevice, version, expected) => {
    expect(packStateOf(saved, onDevice, version)).toBe(expected);
  });

  it('leaves nothing behind when it is removed, and nothing that another one needs is removed', () => {
    const cached = ['/trip', '/a.js', '/half-saved'];
    expect(listUnneeded(cached, [])).toEqual(cached);
    expect(listUnneeded(cached, [{ urls: ['/a.js'] }])).toEqual(['/trip', '/half-saved']);
  });

  it('has a size before it is saved', () => {
    const size = { pages: 10, pictures: 10, map: [], siteBytes: 4_000_000, fileBytes: 500_000 };
    expect(estimateBytes(size)).toBe(5_700_000);
    const tiles = ['/map/tiles/10/1/1?v=a', '/map/tiles/11/2/2?v=a'];
    expect(estimateBytes({ ...size, map: tiles })).toBe(5_724_000);
    expect(estimateBytes({ ...size, map: ['/map/sketch/xian.generated.json'] })).toBe(5_702_000);
  });
});
