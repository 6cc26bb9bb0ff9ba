import { describe, expect, it } from 'vitest';
import { embedSize, embedSnippet, findEmbed } from './embeds.ts';

const share = 'Zk3vQ9wXy_7LmNp2RsTu4A';

describe('findEmbed', () => {
  it.each([
    ['/destination/city?id=xian', { kind: 'city', id: 'xian' }],
    ['/attractions/detail?id=terracotta-army&date=2027-04-10', { kind: 'driver', id: 'terracotta-army' }],
    ['/trip/route?id=golden-triangle', { kind: 'map', id: 'golden-triangle' }],
    [`/trip/details?id=0f-1&share=${share}`, { kind: 'trip', id: '0f-1', share }],
    ['/trip/details?id=0f-1', undefined],
    ['/trip/details?id=0f-1&share=short', undefined],
    ['/trip/details?line=beijing-great-wall-day', undefined],
    ['/destination/city', undefined],
    ['/destination/city?id=%22%3E%3Cscript%3E', undefined],
    ['/user?id=1', undefined],
  ])('%s', (address, target) => {
    expect(findEmbed(address)).toEqual(target);
  });
});

describe('embedSnippet', () => {
  it('is one line with a sandboxed frame, whatever the title contains', () => {
    const title = 'A "quoted" <b> & more';
    expect(embedSnippet('https://example.org', { kind: 'city', id: 'xian' }, { title })).toBe(
      '<iframe src="https://example.org/embed/city?id=xian" title="A &quot;quoted&quot; &lt;b&gt; &amp; more on Yunyou" width="480" height="480" style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>',
    );
  });

  it('keeps the size that a consumer allows', () => {
    expect(embedSize({ kind: 'city', id: 'xian' }, { width: 300 })).toEqual({ width: 300, height: 480 });
  });
});
