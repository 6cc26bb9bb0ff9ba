import { createHash } from 'node:crypto';

/** CSP sources for every inline script and style of a page. */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  return { scriptHashes: hashesOf(html, inlineScript), styleHashes: hashesOf(html, inlineStyle) };
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi;

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
