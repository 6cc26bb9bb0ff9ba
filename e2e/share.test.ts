import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf } from '../apps/api/src/testing/port-of.ts';
import { findViolations } from './harness/axe.ts';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();

/** Serves one page of another site. Returns its address. */
async function serveOnOtherOrigin(html: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${portOf(server)}/`;
}

describe('the share dialog of a page', () => {
  it.each([
    ['/destination/city?id=xian', 'Preview card', "Plan Xi'an on Yunyou"],
    ['/attractions/detail?id=terracotta-army', 'Preview card', 'Terracotta Army on Yunyou'],
    ['/trip/route?id=golden-triangle', 'Preview map', 'Plan this route on Yunyou'],
  ])('%s has the link, the line for other sites and a preview of its card', async (path, preview, link) => {
    const { page, errors } = await visit(phone);
    await page.goto(path);
    await whenHydrated(page);
    const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Link to this page').inputValue()).toContain(path);
    const code = await dialog.getByLabel(/^Code for/).inputValue();
    await dialog.getByRole('button', { name: preview }).click();
    await dialog.frameLocator('iframe').getByRole('link', { name: link }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const described = await page.request.get(String(oembed));
    expect(code).toBe(((await described.json()) as { html: string }).html);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });
});

describe('a card on another site', () => {
  it('is shown with its picture, without a script and without a cookie', async () => {
    const { page } = await visit();
    const address = encodeURIComponent(`${site.url}/destination/city?id=xian`);
    const described = await page.request.get(`/oembed?url=${address}`);
    const { html }: { html: string } = await described.json();
    const kinds: string[] = [];
    page.on('request', (request) => kinds.push(request.resourceType()));
    await page.goto(await serveOnOtherOrigin(`<!doctype html><title>Elsewhere</title>${html}`));
    const picture = page.frameLocator('iframe').getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect(kinds.filter((kind) => kind === 'script')).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
