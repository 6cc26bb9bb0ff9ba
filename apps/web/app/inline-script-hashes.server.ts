import { hash } from 'node:crypto';

interface HashedPage {
  /** The page without nonce attributes. */
  html: Buffer;
  /** Sources for `script-src`, one per inline script that carried the nonce. */
  scripts: string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of its inline scripts. Pages are cached and sent to many visitors, and a
 * nonce must not be used twice. Only scripts with the nonce are hashed, so the policy blocks a script that was injected
 * through a text. Searches the bytes as latin1: everything it looks for is ASCII, and decoding UTF-8 costs more.
 */
export function hashInlineScripts(page: Buffer, nonce: string): HashedPage {
  const bytes = page.toString('latin1');
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (let at = bytes.indexOf(attribute); at >= 0; at = bytes.indexOf(attribute, at + 1)) {
    const tagEnd = bytes.indexOf('>', at);
    const tag = bytes.slice(bytes.lastIndexOf('<', at), tagEnd);
    if (!isInlineScript(tag)) continue;
    scripts.add(toHashSource(bytes.slice(tagEnd + 1, bytes.indexOf('</script', tagEnd))));
  }
  return { html: Buffer.from(bytes.replaceAll(attribute, ''), 'latin1'), scripts: [...scripts] };
}

const isInlineScript = (tag: string) => tag.startsWith('<script') && !/\ssrc=/.test(tag);

const toHashSource = (bytes: string) => `'sha256-${hash('sha256', Buffer.from(bytes, 'latin1'), 'base64')}'`;
