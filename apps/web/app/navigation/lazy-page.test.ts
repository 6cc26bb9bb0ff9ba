import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const importHello = async () => ({
  default: ({ name }: { name: string }) => createElement('p', undefined, `Hello ${name}`),
});

describe('a part of a page in a chunk of its own', () => {
  it('is rendered on the server without suspending, once its code is loaded', async () => {
    const { load, Page } = lazyPage(importHello);
    await load();
    const html = renderToString(createElement(Page, { name: 'Ada', fallback: 'Loading' }));
    expect(html).toContain('Hello Ada');
    expect(html).not.toContain('Loading');
  });

  it('shows its fallback while the browser loads its code', () => {
    const { Page } = lazyPage(importHello);
    expect(renderToString(createElement(Page, { name: 'Ada', fallback: 'Loading' }))).toContain('Loading');
  });
});
