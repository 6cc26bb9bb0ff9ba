import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { pagePolicy } from './security-headers.ts';

const policyOf = (environment: Record<string, string>) => pagePolicy(readSettings(environment));

describe("a page's policy", () => {
  it('names no other host unless a setting does', () => {
    expect(policyOf({})).not.toMatch(/https?:/);
  });

  it('lets the map reach the tile server a setting names, and nothing else', () => {
    const policy = policyOf({
      MAP_STYLE_URL: 'https://tiles.example.org/styles/street.json',
      MAP_ORIGINS: 'https://a.example.org, https://tiles.example.org',
    });
    expect(policy).toContain("connect-src 'self' https://tiles.example.org https://a.example.org;");
    expect(policy).toMatch(/script-src 'self';/);
  });
});
