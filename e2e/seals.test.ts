import { expect, it } from 'vitest';
import { useBrowser } from './harness/browser.ts';

const visit = useBrowser();

/** Pages with low, high and square covers. */
const paths = ['/', '/destination/city?id=xian', '/faves', '/faves/theme?id=food', '/wiki'];

it.each([360, 390, 768, 1024, 1440, 1920])(
  'covers do not cut the seals of pictures at %i px',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await page.route('**/pictures/**', (route) => route.abort());
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await page.locator('[data-look=cover] picture').evaluateAll(listCutSeals), path).toEqual([]);
    }
  },
);

it('the save button of a card leaves the seal of its picture free, at the right or left', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/faves/theme?id=food', { waitUntil: 'domcontentloaded' });
  for (const [name, expected] of [
    ['Muslim Quarter', 'left'], // its seal is at the right
    ['Jinli Street', 'right'],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    const button = await card.getByRole('button', { name: `Save ${name}` }).boundingBox();
    const picture = await card.locator('picture').boundingBox();
    const middle = (box: typeof button) => (box ? box.x + box.width / 2 : Number.NaN);
    expect(middle(button) < middle(picture) ? 'left' : 'right', name).toBe(expected);
  }
});

/** Runs in the page. Returns the pictures of which a part of the seal is outside the box; a seal may be out of it as a whole. */
function listCutSeals(pictures: Element[]): string[] {
  // Pixels of a seal of two characters on a tile of 1280 by 960, as `tools/posters/src/picture-seal.ts` draws it.
  const seal = { from: 49, right: 49 + 61, bottom: 49 + 114 };
  return pictures.flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const image = picture.querySelector('img');
    if (!image || !image.src.includes('/tile-')) return [];
    const scale = Math.max(width / 1280, height / 960);
    const [x = 0, y = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100);
    const left = (1280 - width / scale) * x;
    const top = (960 - height / scale) * y;
    const isOutside = left >= seal.right || top >= seal.bottom;
    return !isOutside && Math.max(left, top) > seal.from ? [`${image.src} ${width} x ${height}`] : [];
  });
}
