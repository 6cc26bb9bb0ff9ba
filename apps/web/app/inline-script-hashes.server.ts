import { hash } from 'node:crypto';

interface HashedPage {
  /** The page without nonce attributes, in the memory of the given page. */
  html: Buffer;
  /** Sources for `script-src`, one per inline script that carried the nonce. */
  scripts: string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of its inline scripts. Pages are cached and sent to many visitors, and a
 * nonce must not be used twice. Only scripts with the nonce are hashed, so the policy blocks a script that was injected
 * through a text. Takes the encoded page, because hashing a string would encode it again, and changes it in place: each page
 * of memory outside of the JavaScript heap brings the next full garbage collection closer.
 */
export function hashInlineScripts(page: Buffer, nonce: string): HashedPage {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  let partStart = 0;
  let end = 0;
  const keepUntil = (partEnd: number) => {
    page.copyWithin(end, partStart, partEnd);
    end += partEnd - partStart;
  };
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, partStart)) {
    const tagEnd = page.indexOf('>', at);
    const tag = page.toString('latin1', page.lastIndexOf('<', at), tagEnd);
    if (isInlineScript(tag)) {
      scripts.add(toHashSource(page.subarray(tagEnd + 1, page.indexOf('</script', tagEnd))));
    }
    keepUntil(at);
    partStart = at + attribute.length;
  }
  keepUntil(page.length);
  return { html: page.subarray(0, end), scripts: [...scripts] };
}

const isInlineScript = (tag: string) => tag.startsWith('<script') && !/\ssrc=/.test(tag);

const toHashSource = (script: Buffer) => `'sha256-${hash('sha256', script, 'base64')}'`;
