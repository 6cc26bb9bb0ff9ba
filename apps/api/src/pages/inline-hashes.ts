import { createHash } from 'node:crypto';

export interface InlineParts {
  /** The page without the marks. */
  html: string;
  /** CSP sources of the marked inline scripts and styles, and of no others. */
  scriptHashes: string[];
  styleHashes: string[];
}

/** Tells our own inline parts, which carry the mark, from whatever else got into a page. */
export function readInlineParts(html: string, mark: string | undefined): InlineParts {
  if (!mark) return { html, scriptHashes: [], styleHashes: [] };
  const attribute = ` nonce="${mark}"`;
  return {
    html: html.replaceAll(attribute, ''),
    scriptHashes: hashesOf(html, inlineScript, attribute),
    styleHashes: hashesOf(html, inlineStyle, attribute),
  };
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/gi;

function hashesOf(html: string, pattern: RegExp, attribute: string): string[] {
  const hashes = [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => attributes.includes(attribute))
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
