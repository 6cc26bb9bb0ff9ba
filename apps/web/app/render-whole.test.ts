import { createElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWhole } from './render-whole.server.ts';

const render = async (root: ReactNode) => (await renderWhole(root)).toString();
const page = (content: ReactNode) =>
  createElement(
    'html',
    {},
    createElement('body', {}, createElement(Suspense, { fallback: 'wait' }, content)),
  );

function Late({ word }: { word: Promise<string> }): ReactNode {
  return createElement('p', {}, use(word));
}

function Broken(): never {
  throw new Error('a section broke');
}

describe('a whole page', () => {
  it('has what is at hand, whatever it says', async () => {
    expect(await render(page('西安 <!--$!-->'))).toBe(
      '<!DOCTYPE html><html><head></head><body><!--$-->西安 &lt;!--$!--&gt;<!--/$--></body></html>',
    );
  });

  it('has what had to be waited for', async () => {
    const word = new Promise<string>((resolve) => setImmediate(resolve, 'here'));
    expect(await render(page(createElement(Late, { word })))).toMatch(
      /^<!DOCTYPE html><html>.*<p>here<\/p>.*<\/html>$/,
    );
  });

  it('is none when a part of it fails: without it, it would be taken for the whole', async () => {
    await expect(render(page(createElement(Broken)))).rejects.toThrow('a section broke');
    await expect(render(createElement(Broken))).rejects.toThrow('a section broke');
  });
});
