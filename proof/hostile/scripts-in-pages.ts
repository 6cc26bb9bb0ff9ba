import { adminPages } from '@yunyou/contract/admin/admin-pages';
import { pageParameters } from '@yunyou/contract/page-renderer';
import { type BrowserContext, chromium } from 'playwright-core';
import { editAddress } from '../../apps/admin/src/pages/admin-pages.ts';
import { findBrowser, quiet, software } from '../../e2e/harness/find-browser.ts';
import { createFinding, type Finding } from './finding.ts';
import {
  type PoisonedRow,
  type PoisonedVisitor,
  payloads,
  poisonCatalogue,
  poisonVisitor,
} from './pages-with-scripts.ts';
import type { Headers, Target } from './target.ts';

/** Tests stored and reflected XSS in a real browser under the real content security policy. */
export async function attackByScripts(target: Target): Promise<Finding[]> {
  const owner = await target.signInStaff('owner');
  const rows = await poisonCatalogue(target, owner);
  const visitor = await poisonVisitor(target, owner);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...quiet, ...software],
  });
  try {
    const site = await browser.newContext({ baseURL: target.url, serviceWorkers: 'block' });
    await signInVisitor(site, target, visitor.headers);
    const admin = await browser.newContext({ baseURL: target.url, serviceWorkers: 'block' });
    await signInAdmin(admin, target, owner);
    const texts = rows.reduce((sum, row) => sum + row.texts, 0);
    const stored = await visitAll(
      site,
      `public pages with payloads in ${texts} texts of ${rows.length} entities and in all visitor texts`,
      publicAddresses(rows, visitor),
    );
    const reflected = await visitAll(site, 'payloads in every parameter and in paths', reflectedAddresses());
    const back = await visitAll(
      admin,
      'pages of the back office that show those texts',
      adminAddresses(rows),
      'admin',
    );
    return [stored, reflected, back];
  } finally {
    await browser.close();
  }
}

async function signInVisitor(context: BrowserContext, { url }: Target, headers: Headers): Promise<void> {
  const userInfo = encodeURIComponent(JSON.stringify({ userName: payloads[0], userAvatar: '' }));
  await context.addCookies([
    { name: 'token', value: headers['user-token'] ?? '', url },
    { name: 'userInfo', value: userInfo, url },
  ]);
}

async function signInAdmin(
  context: BrowserContext,
  { url }: Target,
  { cookie = '' }: Headers,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, sameSite: 'Strict' }]);
}

function publicAddresses(rows: readonly PoisonedRow[], { tripId, shareKey }: PoisonedVisitor): string[] {
  const lists = [
    '/',
    '/destination',
    '/destination/list',
    '/faves',
    '/wiki',
    '/news',
    '/trip',
    '/destination/city?id=xian',
    '/destination/city/city-detail?id=xian',
    '/trip/book/detail?line=beijing-great-wall-day',
  ];
  const own = ['profile', 'Collections', 'Trips', 'Orders'].map((type) => `/user?type=${type}`);
  const trips = [
    `/trip/details?id=${tripId}`,
    `/trip/details?id=${tripId}&share=${shareKey}`,
    `/trip/plan?id=${tripId}`,
  ];
  return [...lists, ...own, ...trips, ...rows.flatMap(({ path }) => (path ? [path] : []))];
}

function reflectedAddresses(): string[] {
  const attacks = [...payloads.slice(0, 3), 'javascript:window.hit=1'];
  const parameters = Object.entries(pageParameters).flatMap(([page, names]) =>
    names.map(
      (name, index) => `${page}?${name}=${encodeURIComponent(attacks[index % attacks.length] ?? '')}`,
    ),
  );
  return [
    ...parameters,
    ...attacks.map((attack) => `/nothing/${encodeURIComponent(attack)}`),
    `/wiki?word=${encodeURIComponent(payloads[0] ?? '')}#${payloads[0]}`,
  ];
}

function adminAddresses(rows: readonly PoisonedRow[]): string[] {
  const edits = rows.map(({ entity, id }) => `/admin${editAddress(entity, id)}`);
  return [...adminPages.map(({ path }) => `/admin/${path}`), '/admin/commentManage/creatComment', ...edits];
}

interface Seen {
  hit: boolean;
  violations: string[];
  text: string;
}

/** Source text, because Node has no DOM types. */
const noteViolations = `globalThis.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  globalThis.violations.push([violatedDirective, blockedURI, sample].join(' '));
});`;
/** Waits until the browser is idle, or for a maximum time, so that the page's scripts have run. */
const untilIdle = 'new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1500 }))';
const readSeen = `({ hit: globalThis.hit !== undefined, violations: globalThis.violations ?? [], text: document.body.innerText })`;

/** Opens each URL. A problem is a script that ran, a foreign request, or an attempt that only the policy stopped. */
async function visitAll(
  context: BrowserContext,
  what: string,
  addresses: readonly string[],
  kind: 'site' | 'admin' = 'site',
): Promise<Finding> {
  const finding = createFinding(what);
  const shown = new Set<string>();
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript({ content: noteViolations });
  // Skips pictures and map files, which contain no user text and take most of the time.
  await page.route(/\/(pictures|media|map|fonts)\//, (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if (kind === 'admin')
      // A page that never stops calling the API is read as it is after 4 seconds.
      await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined);
    await page.evaluate(untilIdle);
    if (finding.tried % 20 === 19) console.log(`    ${finding.tried + 1} of ${addresses.length} pages`);
    const { hit, violations, text } = await page.evaluate<Seen>(readSeen);
    if (payloads.some((payload) => text.includes(payload.slice(0, 16)))) shown.add(address);
    const reason = hit
      ? 'a script ran'
      : dialogs.length
        ? `a dialog opened: ${dialogs.join()}`
        : violations.length
          ? `only the policy stopped: ${violations.join('; ')}`
          : undefined;
    finding.check(reason && `${address} ${reason}`);
    dialogs.length = 0;
  }
  await page.close();
  finding.note = `${shown.size} pages show a payload as text`;
  const wanted = kind === 'admin' ? 6 : 5;
  if (shown.size < wanted)
    finding.problems.push(`only ${shown.size} pages show a payload, too few for a proof`);
  return finding;
}
