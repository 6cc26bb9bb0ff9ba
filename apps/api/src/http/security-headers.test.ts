import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { adminPolicy, pagePolicy } from './security-headers.ts';

const policyOf = (environment: Record<string, string>) => pagePolicy(readSettings(environment));

describe('the content security policy of a page', () => {
  it('allows no other host by default', () => {
    expect(policyOf({})).not.toMatch(/https?:/);
  });

  it('allows the tile servers of the map settings and no other host', () => {
    const policy = policyOf({
      MAP_STYLE_URL: 'https://tiles.example.org/styles/street.json',
      MAP_ORIGINS: 'https://a.example.org, https://tiles.example.org',
    });
    expect(policy).toContain("connect-src 'self' https://tiles.example.org https://a.example.org;");
    expect(policy).toMatch(/script-src 'self';/);
  });

  it('allows the CDN for scripts, styles, fonts and pictures', () => {
    const policy = policyOf({ ASSET_URL: 'https://cdn.example.org/' });
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self' https://cdn\\.example\\.org[; ]`));
    for (const directive of ['default-src', 'frame-src', 'form-action', 'worker-src'])
      expect(policy).not.toMatch(new RegExp(`${directive}[^;]*cdn`));
  });

  it('allows the sign-in provider by path, only with a client id', () => {
    const policy = policyOf({ GOOGLE_CLIENT_ID: 'a-client' });
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).not.toMatch(/accounts\.google\.com(?!\/gsi\/)/);
    expect(policyOf({})).toContain("frame-src 'self';");
  });
});

it('allows the file store for pictures, only where browsers are redirected to it', () => {
  const store = { S3_ENDPOINT: 'https://store.example.org/v1', S3_BUCKET: 'pictures' };
  expect(policyOf(store)).not.toContain('store.example.org');
  const settings = readSettings({ ...store, S3_ADDRESSES: 'redirect' });
  for (const policy of [pagePolicy(settings), adminPolicy('abc', settings)]) {
    expect(policy).toContain("img-src 'self' data: blob: https://store.example.org;");
    expect(policy.match(/store\.example\.org/g)).toHaveLength(1);
  }
});

describe('the content security policy of the back office', () => {
  it('allows no other host, no inline script, and no style elements without the nonce', () => {
    const policy = adminPolicy('abc', readSettings({}));
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
  });
});
