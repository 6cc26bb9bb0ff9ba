import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findViolationsInBothThemes } from '../harness/axe.ts';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();

async function asOwner() {
  const { page, errors } = await visit({ reducedMotion: 'reduce' });
  await signInStaff(page, 'admin', site.adminPassword);
  return { page, errors };
}

/** Saves, publishes, and waits until the public page shows the text. */
async function saveAndPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').first().waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.').waitFor();
}

describe('editing in the back office', () => {
  it("changes a spot's opening hours; the form explains them and the site shows them", async () => {
    const { page, errors } = await asOwner();
    await page.goto('/admin/baseDataManage/editeScenicpot?id=anping-bridge');
    const rule = page.getByRole('group', { name: 'Hours 1' });
    await rule.getByLabel('Opens').fill('7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await rule.getByText('Opening hours 1, open: write the time as HH:MM.').waitFor();
    await rule.getByLabel('Opens').fill('07:13');
    await rule.getByLabel('Closes').fill('07:43');
    await page.getByRole('button', { name: 'Go to Opening hours' }).click();
    await page.locator('legend:focus', { hasText: 'Opening hours' }).waitFor();
    await rule.getByLabel('Closes').fill('19:47');
    await rule.getByLabel('Last entry').fill('');
    await page.getByRole('status', { name: 'What this means' }).getByText('07:13–19:47').waitFor();

    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByText('Your changes are not saved.').waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();

    await page.getByRole('button', { name: 'Pick on the map' }).first().click();
    const map = page.getByRole('button', { name: /^Map, pin at/ });
    await map.focus();
    const before = await map.getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    expect(await map.getAttribute('aria-label')).not.toBe(before);
    await page.keyboard.press('ArrowLeft');

    await saveAndPublish(page);
    await expect
      .poll(async () => (await page.request.get('/attractions/detail?id=anping-bridge')).text())
      .toContain('07:13');

    await page.getByRole('button', { name: 'Show versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByText('07:13').first().waitFor();
    await versions.getByRole('button', { name: 'Restore' }).last().click();
    await page.getByText('The earlier version is saved as the newest.').waitFor();
    expect(errors).toEqual([]);
  });

  it('writes a guide in rich text, previews it by link, then publishes it', async () => {
    const { page, errors } = await asOwner();
    await page.goto('/admin/contentManage/creatContent');
    await page.getByLabel('Id', { exact: true }).fill('journey-of-an-editor');
    await page.getByLabel('Title').fill('Journey of an editor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Draft saved. Before it can be published').waitFor();
    await page.getByRole('button', { name: 'Summary is missing.' }).waitFor();
    await page.goto('/admin/contentManage/contentList');
    await page.getByRole('link', { name: 'Journey of an editor' }).click();
    await page.getByLabel('Summary').fill('A guide that a journey through the back office writes.');
    await page.getByLabel('Published on').fill('2026-11-01');
    await page.getByLabel('Tags').fill('Tickets');
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');

    const body = page.getByRole('textbox', { name: 'Body' });
    const bar = page.getByRole('toolbar', { name: 'Format Body' });
    await body.click();
    await page.keyboard.type('## A heading typed');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Loud words');
    await bar.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('See the walls');
    await page.keyboard.press('Shift+Home');
    await bar.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('City', { exact: true }).last().fill("Xi'an");
    await page.getByTitle("Xi'an 西安").click();
    await dialog.getByRole('button', { name: 'Set link' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('Cell one');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').first().waitFor();
    await page.waitForURL('**/creatContent?id=journey-of-an-editor');
    expect((await page.request.get('/wiki/detail?id=journey-of-an-editor')).status()).toBe(404);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const address = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
    const { page: reader } = await visit();
    await reader.goto(address ?? '');
    await reader.getByRole('heading', { level: 2, name: 'A heading typed' }).waitFor();
    await reader.locator('strong', { hasText: 'Loud words' }).waitFor();
    await reader.locator('a[href="/destination/city?id=xian"]', { hasText: 'See the walls' }).waitFor();
    await reader.locator('th', { hasText: 'Cell one' }).waitFor();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.').waitFor();
    await expect
      .poll(async () => (await page.request.get('/wiki/detail?id=journey-of-an-editor')).status())
      .toBe(200);
    await page.getByRole('button', { name: 'Move to trash' }).click();
    const removal = page.getByRole('dialog', { name: 'Move to trash: Journey of an editor?' });
    await removal.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('Moved to the trash.').waitFor();

    await page.goto('/admin/baseDataManage/editeDestination?id=beijing');
    await page.getByRole('button', { name: 'Move to trash' }).click();
    const refusal = page.getByRole('dialog', { name: 'Beijing is in use' });
    await refusal.getByText(/^Scenic spots: \d+$/).click();
    await refusal.getByRole('link', { name: 'Forbidden City' }).waitFor();
    expect(await refusal.getByRole('button', { name: 'Move to trash' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('manages photographs: many files at the same time with an error per file, alt text is suggested and required, the focal point and an own crop work by keyboard, a photo can be replaced, and removed once unused', async () => {
    const { page } = await asOwner();
    await page.goto('/admin/contentManage/mediaList');
    const clip = { x: 0, y: 0, width: 400, height: 300 };
    await page.locator('input[type=file]').setInputFiles([
      { name: 'corner-of-a-desk.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
    await page.getByText('1 added, 1 not added').waitFor();
    await page.getByRole('button', { name: 'Try again: broken.png' }).waitFor();
    await page.getByRole('button', { name: 'Describe corner-of-a-desk.png' }).click();

    const drawer = page.getByRole('dialog', { name: 'Photograph' });
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await drawer.getByText('Say what the picture shows').waitFor();
    await drawer.getByRole('button', { name: 'Use “Corner of a desk”' }).click();
    await drawer.getByLabel('Licence').fill('CC BY-SA 4.0');
    const nameOfPicture = drawer.locator('code');
    const firstPicture = await nameOfPicture.innerText();
    await drawer.getByRole('button', { name: /^Focal point: 50%/ }).focus();
    await page.keyboard.press('ArrowRight');
    await drawer.getByRole('button', { name: /^Focal point: 52% from the left/ }).waitFor();
    await drawer.getByRole('button', { name: 'Crop: Square' }).click();
    const cropping = page.getByRole('dialog', { name: 'Crop: Square' });
    const frame = cropping.getByRole('button', { name: /^Frame: / });
    await frame.focus();
    for (const key of ['-', '-', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await cropping
      .getByRole('button', { name: 'Frame: centre 54% from the left, 52% from the top' })
      .waitFor();
    const middle = await frame.boundingBox();
    await frame.hover();
    await page.mouse.down();
    await page.mouse.move((middle?.x ?? 0) + 5, (middle?.y ?? 0) + 5);
    await page.mouse.up();
    await expect.poll(() => frame.getAttribute('aria-label')).not.toContain('centre 54%');
    expect(await findViolations(page)).toEqual([]);
    await cropping.getByRole('button', { name: 'Use this crop' }).click();
    await drawer.getByText('Own crop').waitFor();
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    // A moved focal point creates a new picture, and the drawer mounts a new file input for it.
    await expect.poll(() => nameOfPicture.innerText()).not.toBe(firstPicture);
    expect(await drawer.getByLabel('Licence').inputValue()).toBe('CC BY-SA 4.0');
    const chooser = page.waitForEvent('filechooser');
    await drawer.getByRole('button', { name: 'Replace by another file' }).click();
    await (await chooser).setFiles({
      name: 'wide.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 200 } }),
    });
    await page.getByText('Replaced wherever it is shown.').waitFor();
    await drawer.getByText('wide.png, 640 × 200 px').waitFor();
    await drawer.getByText('Nowhere yet.').waitFor();
    await drawer.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'OK' }).click();
    await page.getByAltText('Corner of a desk').first().waitFor({ state: 'hidden' });
  });

  it('gives a viewer read access only', async () => {
    const { page } = await asOwner();
    await page.goto('/admin/systemManage/staffList');
    await page.getByRole('button', { name: 'New member' }).click();
    const dialog = page.getByRole('dialog', { name: 'New member of staff' });
    await dialog.getByLabel('Name').fill('onlooker');
    await dialog.getByLabel('Password').fill('looks-but-never-touches');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: 'onlooker' }).waitFor();

    const { page: viewer } = await visit();
    await signInStaff(viewer, 'onlooker', 'looks-but-never-touches');
    await viewer.goto('/admin/baseDataManage/editeScenicpot?id=anping-bridge');
    await viewer.getByText('You may look at this, not change it.').waitFor();
    expect(await viewer.getByRole('textbox', { name: '* Name' }).isDisabled()).toBe(true);
    for (const name of ['Save', 'Publish', 'Archive', 'Move to trash'])
      expect(await viewer.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await viewer.getByRole('link', { name: 'Staff and roles' }).count()).toBe(0);
    await viewer.goto('/admin/baseDataManage/tagsList');
    await viewer.locator('[data-code=tagsList]').waitFor();
    expect(await viewer.getByRole('button', { name: /^New / }).count()).toBe(0);
  });
});

const pages = [
  'dashboard',
  'baseDataManage/scenicSpotList',
  'baseDataManage/editeScenicpot?id=anping-bridge',
  'commentManage/commentList',
  'commentManage/creatComment',
  'contentManage/creatContent?id=high-speed-trains',
  'commentManage/inbox',
  'contentManage/mediaList',
  'productManage/creatProduct',
  'productManage/orderList',
  'productManage/newOrder',
  'productManage/departures',
  'productManage/revenue',
  'siteManage/exchangeRates',
  'siteManage/editeRule?id=transit-240-hours',
  'siteManage/editeRule?id=holidays-2027',
  'systemManage/staffList',
  'systemManage/settings',
  'account',
];

describe('back office pages', () => {
  it('have no accessibility violations in either theme and log no errors', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await asOwner();
    const found: string[] = [];
    for (const path of pages) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      // antd measures its columns with a hidden copy of the table head.
      const violations = await findViolationsInBothThemes(page, { exclude: '.ant-table-measure-row' });
      found.push(...violations.map((violation) => `${path} ${violation}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });
});
