import { hash } from 'node:crypto';

interface HashedPage {
  /** The page without nonce attributes. */
  html: string;
  /** Sources for `script-src`, one per inline script that carried the nonce. */
  scripts: string[];
}

/**
 * Replaces the nonce of a rendered page by hashes of its inline scripts. Pages are cached and sent to many visitors, and a
 * nonce must not be used twice. Only scripts with the nonce are hashed, so the policy blocks a script that was injected
 * through a text.
 */
export function hashInlineScripts(page: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, at + 1)) {
    const tagEnd = page.indexOf('>', at);
    const tag = page.slice(page.lastIndexOf('<', at), tagEnd);
    if (!isInlineScript(tag)) continue;
    scripts.add(toHashSource(page.slice(tagEnd + 1, page.indexOf('</script', tagEnd))));
  }
  return { html: page.replaceAll(attribute, ''), scripts: [...scripts] };
}

const isInlineScript = (tag: string) => tag.startsWith('<script') && !/\ssrc=/.test(tag);

const toHashSource = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;
