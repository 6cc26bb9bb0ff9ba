import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readInlineParts } from './inline-hashes.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline parts of a page', () => {
  it('are named by hash when they carry the mark; files are not', () => {
    const page =
      '<script nonce="m">a("西安")</script><script type="module" nonce="m" src="/x.js"></script>' +
      '<style nonce="m">p{}</style><p>长城</p><script async nonce="m">\nb()\n</script>';
    const { html, ...hashes } = readInlineParts(Buffer.from(page), 'm');
    expect(html.toString()).toBe(
      '<script>a("西安")</script><script type="module" src="/x.js"></script>' +
        '<style>p{}</style><p>长城</p><script async>\nb()\n</script>',
    );
    expect(hashes).toEqual({
      scriptHashes: [sha('a("西安")'), sha('\nb()\n')],
      styleHashes: [sha('p{}')],
    });
  });

  it('without the mark of this rendering get no leave to run', () => {
    const html = Buffer.from(
      '<p><script>evil()</script><script nonce="guess">evil()</script><style>x{}</style></p>',
    );
    expect(readInlineParts(html, 'm')).toMatchObject({ scriptHashes: [], styleHashes: [] });
    expect(readInlineParts(html, undefined)).toMatchObject({ html, scriptHashes: [], styleHashes: [] });
  });
});
