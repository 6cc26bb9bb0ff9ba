import { createElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.server.ts';

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

describe('rendering a document', () => {
  it('contains content that is ready, with markup in texts escaped', async () => {
    expect(await renderDocument(page('西安 <!--$!-->'))).toBe(
      '<!DOCTYPE html><html><head></head><body><!--$-->西安 &lt;!--$!--&gt;<!--/$--></body></html>',
    );
  });

  it('contains content that suspended first, in place and without a script that moves it', async () => {
    const word = new Promise<string>((resolve) => setImmediate(resolve, 'here'));
    expect(await renderDocument(page(createElement(Late, { word })))).toMatch(
      /^<!DOCTYPE html><html>.*<p>here<\/p>.*<\/html>$/,
    );
  });

  it('rejects when a Suspense boundary or the document itself fails', async () => {
    await expect(renderDocument(page(createElement(Broken)))).rejects.toThrow('a section broke');
    await expect(renderDocument(createElement(Broken))).rejects.toThrow('a section broke');
  });
});
