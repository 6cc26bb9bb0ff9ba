import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline parts of a page', () => {
  it('are named by hash, files are not', () => {
    const html =
      '<script>a()</script><script type="module" src="/x.js"></script><style>p{}</style><script async>\nb()\n</script>';
    expect(inlineHashes(html)).toEqual({
      scriptHashes: [sha('a()'), sha('\nb()\n')],
      styleHashes: [sha('p{}')],
    });
  });
});
