import { createElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToBuffer } from './render-to-buffer.server.ts';

const render = async (root: ReactNode) => (await renderToBuffer(root)).toString();
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

describe('rendering a document to a buffer', () => {
  it('contains content that is ready, with markup in texts escaped', async () => {
    expect(await render(page('西安 <!--$!-->'))).toBe(
      '<!DOCTYPE html><html><head></head><body><!--$-->西安 &lt;!--$!--&gt;<!--/$--></body></html>',
    );
  });

  it('contains content that suspended first, in place and without a script that moves it', async () => {
    const word = new Promise<string>((resolve) => setImmediate(resolve, 'here'));
    expect(await render(page(createElement(Late, { word })))).toMatch(
      /^<!DOCTYPE html><html>.*<p>here<\/p>.*<\/html>$/,
    );
  });

  it('rejects when a Suspense boundary or the document itself fails', async () => {
    await expect(render(page(createElement(Broken)))).rejects.toThrow('a section broke');
    await expect(render(createElement(Broken))).rejects.toThrow('a section broke');
  });
});
