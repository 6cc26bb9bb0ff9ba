import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { site } from '../harness/site.ts';
import { signInStaff } from '../harness/staff-sign-in.ts';

const visit = useBrowser();

interface Walk {
  list: string;
  edit: string;
  /** Row that is copied. */
  from: string;
  /** Ids of the controls of the title and of a text to change. */
  title: string;
  titleLabel: string;
  text: string;
  /** Values that a copy must not share. */
  unique?: Record<string, string>;
}

/** The pairs of list and edit page of the specification. The login and comments have journeys of their own. */
const walks: Walk[] = [
  {
    list: 'baseDataManage/destinationList',
    edit: 'baseDataManage/editeDestination',
    from: 'xian',
    title: '#name',
    titleLabel: 'Name',
    text: '#summary',
    unique: { '#cityCode': '990101' },
  },
  {
    list: 'baseDataManage/scenicSpotList',
    edit: 'baseDataManage/editeScenicpot',
    from: 'anping-bridge',
    title: '#name',
    titleLabel: 'Name',
    text: '#summary',
  },
  {
    list: 'baseDataManage/tagsList',
    edit: 'baseDataManage/editeTags',
    from: 'visas',
    title: '#name',
    titleLabel: 'Name',
    text: '#description',
  },
  {
    list: 'contentManage/contentList',
    edit: 'contentManage/creatContent',
    from: 'high-speed-trains',
    title: '#title',
    titleLabel: 'Title',
    text: '#summary',
  },
  {
    list: 'contentManage/newsList',
    edit: 'contentManage/createNews',
    from: '',
    title: '#title',
    titleLabel: 'Title',
    text: '#summary',
  },
  {
    list: 'productManage/productList',
    edit: 'productManage/creatProduct',
    from: 'beijing-great-wall-day',
    title: '#name',
    titleLabel: 'Name',
    text: '#summary',
  },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates a row as a copy, saves wrong and right input, publishes, takes a change back, and removes the row. */
async function walkThrough(page: Page, walk: Walk): Promise<void> {
  await page.goto(`/admin/${walk.from ? `${walk.edit}?id=${walk.from}` : walk.list}`);
  if (!walk.from) await page.getByRole('table').getByRole('link').first().click();
  await press(page, 'Duplicate');
  await page.waitForURL(/[?&]draft=/);
  await page.getByRole('heading', { level: 1, name: /^New / }).waitFor();

  await page.locator(walk.title).fill('');
  await press(page, 'Save');
  await page.getByRole('button', { name: `${walk.titleLabel} is missing.` }).waitFor();
  const name = `Walk through ${walk.edit.split('/')[1]}`;
  await page.locator(walk.title).fill(name);
  for (const [control, value] of Object.entries(walk.unique ?? {})) await page.locator(control).fill(value);
  await press(page, 'Save');
  await page.waitForURL(/[?&]id=walk-through/);

  await press(page, 'Publish');
  await page.getByText('The site is up to date').waitFor();
  await page.locator(walk.text).fill('Changed, then taken back.');
  await press(page, 'Save');
  await page.getByText('Changes not published').waitFor();
  await press(page, 'Discard changes');
  await page.getByRole('tooltip').getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('Changes discarded.').waitFor();
  await expect
    .poll(() => page.locator(walk.text).inputValue(), { message: walk.edit })
    .not.toContain('taken back');

  await press(page, 'Move to trash');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('Moved to the trash.').waitFor();
  await page.goto(`/admin/${walk.list}?show=trash`);
  await page.getByRole('link', { name }).waitFor();
}

const widePages = [
  ...walks.flatMap(({ list, edit, from }) => [list, ...(from ? [`${edit}?id=${from}`] : [])]),
  'dashboard',
  'commentManage/inbox',
  'commentManage/commentList',
  'commentManage/creatComment',
  'contentManage/mediaList',
  'contentManage/staleList',
  'productManage/orderList',
  'productManage/departures',
  'siteManage/exchangeRates',
  'siteManage/editeRule?id=visa-free-30-days',
  'systemManage/staffList',
  'systemManage/settings',
];

describe('the routes of the back office', () => {
  it('each kind of row: create, wrong input, save, publish, undo and delete; no page is wider than a phone', {
    timeout: 480_000,
  }, async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await signInStaff(page, 'admin', site.adminPassword);
    for (const walk of walks) await walkThrough(page, walk);

    await page.goto('/admin/productManage/passengers'); // without a departure
    await page.waitForURL('**/productManage/departures');

    await page.setViewportSize({ width: 390, height: 844 });
    const tooWide: string[] = [];
    for (const path of widePages) {
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.ant-skeleton').waitFor({ state: 'detached' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) tooWide.push(`${path}: ${width}`);
    }
    expect(tooWide).toEqual([]);
    expect(errors).toEqual([]);
  });
});
