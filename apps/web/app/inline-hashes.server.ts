import { hash } from 'node:crypto';
import type { InlineHashes } from '@yunyou/contract/page-renderer';

export interface InlineParts {
  /** The page without the marks. */
  html: string;
  hashes: InlineHashes;
}

/**
 * Tells our own inline parts from whatever else got into a page: they carry, as `nonce`, a mark that is new for each page,
 * so nothing in a text can have it. Takes and gives the page's bytes as letters (latin1).
 */
export function readInlineParts(page: string, mark: string): InlineParts {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const attribute = ` nonce="${mark}"`;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, at + 1)) {
    const end = page.indexOf('>', at);
    const name = inlineElement(page.slice(page.lastIndexOf('<', at), end));
    if (name) hashes[name].add(inlineSource(page.slice(end + 1, page.indexOf(`</${name}`, end))));
  }
  return {
    html: page.replaceAll(attribute, ''),
    hashes: { scripts: [...hashes.script], styles: [...hashes.style] },
  };
}

function inlineElement(tag: string): 'script' | 'style' | undefined {
  if (tag.startsWith('<style')) return 'style';
  return tag.startsWith('<script') && !/\ssrc=/.test(tag) ? 'script' : undefined;
}

/** How the content policy names an inline script or style, given its bytes as letters. */
export const inlineSource = (content: string) =>
  `'sha256-${hash('sha256', Buffer.from(content, 'latin1'), 'base64')}'`;
