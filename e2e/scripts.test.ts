import { describe, expect, it } from 'vitest';
import { useBrowser } from './harness/browser.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();

/** Guards the internals that `apps/web/app/framework-deviations/delayed-scripts.tsx` relies on. */
describe('delayed scripts', () => {
  it('are all inside one noscript element: preloads, the context script and one module script', async () => {
    const html = await (await fetch(site.url)).text();
    const [, delayed = ''] = /<noscript id="delayed-scripts">(.*?)<\/noscript>/s.exec(html) ?? [];
    const elements = Array.from(delayed.matchAll(/<(\w+)(?: rel="(\w+)")?/g), ([, name, rel]) => rel ?? name);
    expect(new Set(elements)).toEqual(new Set(['modulepreload', 'script']));
    const scripts = Array.from(delayed.matchAll(/<script([^>]*)>(.*?)<\/script>/gs));
    expect(scripts.map(([, attributes = '']) => attributes.includes('type="module"'))).toEqual([false, true]);
    expect(scripts[0]?.[2]).toContain('window.__reactRouterContext =');
    expect(html.replace(delayed, '')).not.toMatch(/<script[^>]*type="module"|<link[^>]*rel="modulepreload"/);
  });

  it('start without any input and hydrate the page', async () => {
    const { page, errors } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/wiki', { waitUntil: 'domcontentloaded' });
    expect(scripts).toEqual([]);
    await page.waitForResponse('**/builds/latest.json');
    expect(errors).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

/** Guards the internals that `apps/web/app/framework-deviations/loader-data.server.ts` relies on. */
describe('loader data of a rendered page', () => {
  it.each(['/', '/destination/city?id=xian', '/wiki/detail?id=high-speed-trains', '/faves', '/trip'])(
    'arrives in one script with %s, and no part of the page is left to the browser',
    async (address) => {
      const html = await (await fetch(site.url + address)).text();
      expect(html.match(/streamController\.enqueue\(/g)).toHaveLength(1);
      expect(html.match(/streamController\.close\(\)/g)).toHaveLength(1);
      expect(html).not.toMatch(/<!--\$[!?]-->|<template/);
    },
  );
});
