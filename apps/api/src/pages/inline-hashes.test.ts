import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readInlineParts } from './inline-hashes.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline parts of a page', () => {
  it('are named by hash when they carry the mark; files are not', () => {
    const html =
      '<script nonce="m">a()</script><script type="module" nonce="m" src="/x.js"></script>' +
      '<style nonce="m">p{}</style><script async nonce="m">\nb()\n</script>';
    expect(readInlineParts(html, 'm')).toEqual({
      html: '<script>a()</script><script type="module" src="/x.js"></script><style>p{}</style><script async>\nb()\n</script>',
      scriptHashes: [sha('a()'), sha('\nb()\n')],
      styleHashes: [sha('p{}')],
    });
  });

  it('without the mark of this rendering get no leave to run', () => {
    const html = '<p><script>evil()</script><script nonce="guess">evil()</script><style>x{}</style></p>';
    expect(readInlineParts(html, 'm')).toMatchObject({ scriptHashes: [], styleHashes: [] });
    expect(readInlineParts(html, undefined)).toMatchObject({ html, scriptHashes: [], styleHashes: [] });
  });
});
