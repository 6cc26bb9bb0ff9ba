import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readInlineParts } from './inline-hashes.server.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

describe('inline parts of a page', () => {
  it('are named by hash when they carry the mark; files are not', () => {
    const page =
      '<script nonce="m">a("西安")</script><script type="module" nonce="m" src="/x.js"></script>' +
      '<style nonce="m">p{}</style><p>长城</p><script async nonce="m">\nb()\n</script>';
    const { html, hashes } = readInlineParts(bytesOf(page), 'm');
    expect(Buffer.from(html, 'latin1').toString()).toBe(
      '<script>a("西安")</script><script type="module" src="/x.js"></script>' +
        '<style>p{}</style><p>长城</p><script async>\nb()\n</script>',
    );
    expect(hashes).toEqual({ scripts: [sha('a("西安")'), sha('\nb()\n')], styles: [sha('p{}')] });
  });

  it('without the mark of this page get no leave to run', () => {
    const page = '<p><script>evil()</script><script nonce="guess">evil()</script><style>x{}</style></p>';
    expect(readInlineParts(page, 'm')).toEqual({ html: page, hashes: { scripts: [], styles: [] } });
  });
});
