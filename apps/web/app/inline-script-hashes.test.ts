import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts } from './inline-script-hashes.server.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashPage(page: string) {
  const { html, scripts } = hashInlineScripts(Buffer.from(page), 'n1');
  return { html: html.toString(), scripts };
}

describe('hashes of inline scripts', () => {
  it('replaces the nonce of inline scripts by their hashes and removes it from files', () => {
    const page =
      '<script nonce="n1">a("西安")</script><script type="module" nonce="n1" src="/x.js"></script>' +
      '<link rel="stylesheet" nonce="n1" href="/x.css"><p>长城</p><script async nonce="n1">\nb()\n</script>';
    expect(hashPage(page)).toEqual({
      html:
        '<script>a("西安")</script><script type="module" src="/x.js"></script>' +
        '<link rel="stylesheet" href="/x.css"><p>长城</p><script async>\nb()\n</script>',
      scripts: [sha('a("西安")'), sha('\nb()\n')],
    });
  });

  it('allows no script without the nonce of this rendering', () => {
    const page = '<p><script>evil()</script><script nonce="guess">evil()</script></p>';
    expect(hashPage(page)).toEqual({ html: page, scripts: [] });
  });
});
