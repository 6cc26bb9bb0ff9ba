import { describe, expect, it, onTestFinished } from 'vitest';
import { assetUrl, setAssetBase, withAssetBase } from './asset-url.ts';

describe('asset addresses', () => {
  it('are paths on our own origin without a CDN', () => {
    expect(assetUrl('/fonts/a.woff2')).toBe('/fonts/a.woff2');
  });

  it('begin with the origin of the CDN', () => {
    setAssetBase('https://cdn.test');
    onTestFinished(() => setAssetBase(''));
    expect(assetUrl('/fonts/a.woff2')).toBe('https://cdn.test/fonts/a.woff2');
  });

  it('changes the files of a manifest and nothing else', () => {
    const manifest = {
      version: 'abc',
      url: '/assets/manifest-abc.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: {
        root: {
          id: 'root',
          path: '/assets',
          hasLoader: true,
          css: ['/assets/root.css'],
          parentId: undefined,
        },
      },
    };
    expect(withAssetBase(manifest, 'https://cdn.test')).toEqual({
      version: 'abc',
      url: 'https://cdn.test/assets/manifest-abc.js',
      entry: { module: 'https://cdn.test/assets/entry.js', imports: ['https://cdn.test/assets/react.js'] },
      routes: {
        root: {
          id: 'root',
          path: '/assets',
          hasLoader: true,
          css: ['https://cdn.test/assets/root.css'],
          parentId: undefined,
        },
      },
    });
  });
});
