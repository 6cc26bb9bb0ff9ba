import { hash } from 'node:crypto';

export interface InlineParts {
  /** The page without the marks. */
  html: Buffer;
  /** CSP sources of the marked inline scripts and styles, and of no others. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Tells our own inline parts, which carry the mark, from whatever else got into a page. All that is looked for is ASCII,
 * so bytes are taken for letters: nothing has to be decoded.
 */
export function readInlineParts(page: Uint8Array, mark: string | undefined): InlineParts {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  if (!mark) return { html: bytes, scriptHashes: [], styleHashes: [] };
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const attribute = ` nonce="${mark}"`;
  const text = bytes.toString('latin1');
  for (let at = text.indexOf(attribute); at >= 0; at = text.indexOf(attribute, at + 1)) {
    const end = text.indexOf('>', at);
    const name = inlineElement(text.slice(text.lastIndexOf('<', at), end));
    if (name) hashes[name].add(sourceOf(bytes.subarray(end + 1, text.indexOf(`</${name}`, end))));
  }
  return {
    html: Buffer.from(text.replaceAll(attribute, ''), 'latin1'),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}

function inlineElement(tag: string): 'script' | 'style' | undefined {
  if (tag.startsWith('<style')) return 'style';
  return tag.startsWith('<script') && !/\ssrc=/.test(tag) ? 'script' : undefined;
}

const sourceOf = (content: Uint8Array) => `'sha256-${hash('sha256', content, 'base64')}'`;
